import { useRef } from 'react';
import { formatDay, formatRange } from '../../text/days';
import { formatMoney } from '../../domain/money';
import { coveredWeek, leftAfterTax, paymentStatus, paymentTones } from '../../domain/payments';
import type { Payment } from '../../api/contract/earnings';
import { earningsWords } from '../../text/en/earnings';
import { paymentWords } from '../../text/en/payments';
import { Badge } from '../../widgets/badge';
import { Drawer } from '../../widgets/drawer';
import { Support } from '../shared/support/support';
import { PaymentOrders } from './payment-orders';
import { BreakdownLines } from './views/breakdown';

const words = () => earningsWords.payment;

/** One payment: its five parts and the paid amount. */
export function PaymentDrawer({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const status = paymentStatus(payment.status);
  const day = formatDay(payment.paid_on);
  const week = coveredWeek(payment);
  const body = useRef<HTMLDivElement>(null);
  return (
    <Drawer open title={day ? paymentWords.title(day) : paymentWords.undated} bodyRef={body} onClose={onClose}>
      <div
        className="earnings payment-facts"
        role="group"
        aria-label={earningsWords.breakdown.title}
        tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      >
        {status !== 'NULL_PAYMENT' && (
          <div>
            <div className="payment-head">
              <p className="payment-amount">{formatMoney(payment.amount)}</p>
              <Badge tone={paymentTones[status]}>{words().badge[status]}</Badge>
            </div>
            {week && <p className="muted">{words().period(formatRange(week.from, week.to))}</p>}
          </div>
        )}
        <BreakdownLines
          parts={payment}
          sum={status === 'NULL_PAYMENT'
            ? { name: earningsWords.breakdown.left, amount: leftAfterTax(payment) }
            : { name: paymentWords.sum[status], amount: payment.amount }}
        />
        <p className="muted earnings-rule">{earningsWords.breakdown.rule}</p>
        {status !== 'NULL_PAYMENT' && <PaymentOrders payment={payment} scroller={body} />}
        <Support />
      </div>
    </Drawer>
  );
}
