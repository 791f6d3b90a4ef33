import { useState } from 'react';
import { addDays, indiaToday } from '../../domain/dates';
import { paymentDatesWords as words } from '../../text/en/payments';
import { DateField } from '../../widgets/date-field';
import { PaymentTimeline } from './views/payment-timeline';

interface PaymentDatesProps {
  /** The number of days before and after today that can be selected. */
  back: number;
  ahead: number;
}

/** When an order of today, or of a selected day, is paid. */
export function PaymentDates({ back, ahead }: PaymentDatesProps) {
  const [today] = useState(() => indiaToday(new Date()));
  const [day, setDay] = useState(today);
  const first = addDays(today, -back);
  const last = addDays(today, ahead);
  return (
    <PaymentTimeline day={day} today={today} first={first} last={last}>
      <DateField label={words.field} value={day} min={first} max={last} onChange={setDay} />
    </PaymentTimeline>
  );
}
