import { formatMoney } from '../../domain/money';
import { nearDay } from '../../domain/near-day';
import { paymentStatus } from '../../domain/payments';
import type { PastPayment } from './past-payments-store';
import { formatShortDay } from '../../text/days';
import { pastPaymentsWords } from '../../text/en/payments';
import { BarChart } from '../../widgets/bar-chart';
import { Card } from '../../widgets/card';
import { paymentDay } from './views/payment-day';

/** More weeks than these are too thin to read on a phone. */
const mostWeeks = 12;

/** The trend of the last weekly payments, oldest first; `payments` are newest first. */
export function PaymentTrend({ payments }: { payments: readonly PastPayment[] }) {
  const bars = payments.flatMap(({ id, status: said, amount, paid_on: paidOn }) => {
    const status = paymentStatus(said);
    const day = nearDay(paidOn, new Date());
    if (status === 'NULL_PAYMENT' || typeof amount !== 'number' || !day) return [];
    const text = pastPaymentsWords.bar(paymentDay(status, day), formatMoney(amount));
    return [{ key: id, label: formatShortDay(day.day), value: amount, text, ...(status === 'PENDING' ? { tone: 'pending' as const } : {}) }];
  }).slice(0, mostWeeks).reverse();
  if (bars.length < 2) return null;
  const title = pastPaymentsWords.trend(bars.length);
  return (
    <Card as="section" labelledBy="trend">
      <h2 id="trend">{title}</h2>
      <BarChart label={title} bars={bars} currency="₹" />
    </Card>
  );
}
