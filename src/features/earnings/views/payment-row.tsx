import type { Payment } from '../../../api/contract/earnings';
import { formatMoney, sumRupees } from '../../../domain/money';
import { coveredWeek, paymentStatus, paymentTones } from '../../../domain/payments';
import { nearDay } from '../../../domain/near-day';
import { daysAgoAndDate, formatDay, formatRange } from '../../../text/days';
import { earningsWords } from '../../../text/en/earnings';
import { pastPaymentsWords as words } from '../../../text/en/payments';
import { Badge } from '../../../widgets/badge';
import { Card } from '../../../widgets/card';
import { chevronRightPath, Icon } from '../../../widgets/icons/icon';
import { SumNote } from '../../../widgets/sum-note';
import { styledBy } from '../../../widgets/styled-by';
import sheet from './payment-row.css';

const styled = styledBy(sheet);

/** A past payment. */
export function PaymentRow({ payment, now, onOpen }: { payment: Payment; now: Date; onOpen: () => void }) {
  const day = nearDay(payment.paid_on, now);
  const status = paymentStatus(payment.status);
  const week = coveredWeek(payment);
  return (
    <button ref={styled} type="button" className="payment-row flat-row" part="row" aria-haspopup="dialog" onClick={onOpen}>
      <span className="payment-row-text">
        <strong>{day ? daysAgoAndDate(day) : formatDay(payment.paid_on)}</strong>{' '}
        {week && <span className="muted">{earningsWords.payment.week(formatRange(week.from, week.to))}</span>}
      </span>{' '}
      <span className="payment-row-money">
        <strong>{status === 'NULL_PAYMENT' ? earningsWords.payment.nothing : formatMoney(payment.amount)}</strong>{' '}
        {status !== 'NULL_PAYMENT' && <Badge tone={paymentTones[status]}>{earningsWords.payment.badge[status]}</Badge>}
      </span>
      <Icon path={chevronRightPath} size={18} className="muted" />
    </button>
  );
}

/** The sum of the payments, when all of them are loaded. */
export function PaymentSums({ payments }: { payments: readonly Payment[] }) {
  const sums = (['PAID', 'PENDING'] as const).flatMap((status) => {
    const lines = payments.filter((payment) => paymentStatus(payment.status) === status).map(({ amount }) => amount);
    return lines.length > 0 ? [{ status, lines, sum: sumRupees(lines) }] : [];
  });
  return (
    <Card>
      <dl className="earnings-lines" aria-label={words.sums}>
        {sums.map(({ status, sum }) => (
          <div key={status}><dt>{status === 'PAID' ? words.paid : words.pending}</dt><dd>{formatMoney(sum)}</dd></div>
        ))}
      </dl>
      <SumNote columns={sums} />
    </Card>
  );
}
