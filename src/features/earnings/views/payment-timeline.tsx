import type { ReactNode } from 'react';
import { daysBetween } from '../../../domain/dates';
import { formatDay, formatShortDay } from '../../../text/days';
import { paymentTimeline } from '../../../domain/payment-dates';
import { paymentDatesWords as words } from '../../../text/en/payments';
import { Badge } from '../../../widgets/badge';
import { Card } from '../../../widgets/card';
import { styledBy } from '../../../widgets/styled-by';
import sheet from './payment-dates.css';

const styled = styledBy(sheet);

const steps = ['ordered', 'returnWindowEnds', 'confirmed', 'paid'] as const;

/** The year is shown only if it differs from that of the order. */
const shortDay = (day: string, ordered: string) => (day.slice(0, 4) === ordered.slice(0, 4) ? formatShortDay(day) : formatDay(day));

interface PaymentTimelineProps {
  /** The day of the order, and today in India: '2026-11-22'. */
  day: string;
  today: string;
  /** The days that can be selected. */
  first: string;
  last: string;
  /** The field for the day. */
  children: ReactNode;
}

/** 'When is this paid?': the dates by the rules for an order of that day (decision D5). */
export function PaymentTimeline({ day, today, first, last, children }: PaymentTimelineProps) {
  const dates = day >= first && day <= last ? paymentTimeline(day) : null;
  return (
    <Card as="section" labelledBy="payment-dates">
      <div ref={styled} className="payment-head">
        <h2 id="payment-dates">{words.title}</h2>
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
      {children}
      <p className="muted earnings-rule">{words.note}</p>
    </Card>
  );
}
