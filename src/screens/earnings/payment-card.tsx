import { formatDay, formatRange } from '../../domain/dates';
import { formatMoney } from '../../domain/money';
import { paymentStatus } from '../../domain/payment-status';
import type { Payment } from '../../stores/earnings-store';
import { earningsWords } from '../../text/en/earnings';
import { Badge } from '../../widgets/badge';
import { Card } from '../../widgets/card';

const words = earningsWords.payment;

export const paymentTones = { PAID: 'success', PENDING: 'pending', UPCOMING: 'neutral' } as const;

/** The payment a creator asks about first; its look follows the status (decision C3). */
export function PaymentCard({ payment }: { payment: Payment | null | undefined }) {
  const status = paymentStatus(payment?.status);
  if (!payment || status === 'NULL_PAYMENT') {
    return (
      <Card as="section" labelledBy="payment">
        <h2 id="payment">{words.nothing}</h2>
        <p className="muted">{words.nothingText}</p>
      </Card>
    );
  }
  const day = formatDay(payment.paid_on);
  const range = payment.period_start && payment.period_end ? formatRange(payment.period_start, payment.period_end) : '';
  return (
    <Card as="section" labelledBy="payment" className={`payment payment-${paymentTones[status]}`}>
      <div className="payment-head">
        <h2 id="payment" className="payment-title">{words.title}</h2>
        <Badge tone={paymentTones[status]}>{words.badge[status]}</Badge>
      </div>
      <p className="payment-amount">{formatMoney(payment.amount)}</p>
      <div>
        {day && <p className="payment-day">{words.day[status](day)}</p>}
        {range && <p className="muted">{words.period(range)}</p>}
      </div>
    </Card>
  );
}
