import { useId, useState } from 'react';
import { addDays, daysBetween, formatDay, indiaToday } from '../../domain/dates';
import { paymentTimeline } from '../../domain/payment-dates';
import { paymentDatesWords as words } from '../../text/en/payments';
import { Badge } from '../../widgets/badge';
import { Card } from '../../widgets/card';
import { DateField } from '../../widgets/date-field';
import { styledBy } from '../../widgets/styled-by';
import sheet from './payment-dates.css';

const styled = styledBy(sheet);

const steps = ['ordered', 'returnWindowEnds', 'confirmed', 'paid'] as const;

/** The year is shown only if it differs from that of the order. */
const shortDay = (day: string, ordered: string) => (day.slice(0, 4) === ordered.slice(0, 4) ? formatDay(day).slice(0, -5) : formatDay(day));

interface PaymentDatesProps {
  /** The number of days before and after today that can be selected. */
  back: number;
  ahead: number;
}

/** 'When is this paid?': the dates by the rules for an order of today, or of a selected day (decision D5). */
export function PaymentDates({ back, ahead }: PaymentDatesProps) {
  const id = useId();
  const [today] = useState(() => indiaToday(new Date()));
  const [day, setDay] = useState(today);
  const first = addDays(today, -back);
  const last = addDays(today, ahead);
  const dates = day >= first && day <= last ? paymentTimeline(day) : null;
  return (
    <Card as="section" labelledBy={id}>
      <div ref={styled} className="payment-head">
        <h2 id={id}>{words.title}</h2>
        <Badge>{words.badge}</Badge>
      </div>
      <p role="status">
        {dates && (day === today ? words.today(formatDay(dates.paid)) : words.chosen(formatDay(day), formatDay(dates.paid)))}
      </p>
      {dates && (
        <ol className="dates" aria-label={words.steps}>
          {steps.map((step) => (
            <li key={step} className={`dates-${step}`}>
              <span className="dates-name">{words.step[step]}</span>{' '}
              <time dateTime={dates[step]}>{shortDay(dates[step], day)}</time>{' '}
              {step !== 'ordered' && <span className="dates-name">{words.after(daysBetween(day, dates[step]))}</span>}
            </li>
          ))}
        </ol>
      )}
      <DateField label={words.field} value={day} min={first} max={last} onChange={setDay} />
      <p className="muted earnings-rule">{words.note}</p>
    </Card>
  );
}
