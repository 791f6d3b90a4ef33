import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect } from 'react';
import { formatDay, formatRange } from '../../domain/dates';
import { formatMoney } from '../../domain/money';
import { paymentStatus } from '../../domain/payment-status';
import { earningsStore, type PastPayment } from '../../stores/earnings-store';
import { errorVariants } from '../../text/en/error-variants';
import { earningsWords as words } from '../../text/en/earnings';
import { Badge } from '../../widgets/badge';
import { EmptyState } from '../../widgets/empty-state';
import { ErrorState } from '../../widgets/error-state';
import { InfiniteList } from '../../widgets/infinite-list';
import { LoadView } from '../../widgets/load-view';
import { Skeleton } from '../../widgets/skeleton';
import { useScreen } from '../shared/screen-context';
import { paymentTones } from './payment-card';

/** Every payment so far, the newest first. */
export function PastPayments() {
  useSignals();
  const { payments } = useScreen().runtime.use(earningsStore);
  useLayoutEffect(() => {
    payments.enter();
    return payments.leave;
  }, [payments]);
  const again = () => void payments.refresh();
  const load = payments.load.value;
  if (load.state === 'failed') return <ErrorState text={errorVariants.earnings} onRetry={again} />;
  return (
    <LoadView
      load={load}
      skeleton={<Skeleton shape="row" count={4} />}
      onRetry={again}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title={words.past.none} text={words.past.noneText} />}
    >
      {({ items, hasMore, run }) => (
        <InfiniteList
          key={run}
          label={words.past.list}
          items={items}
          getKey={({ id }) => id}
          hasMore={hasMore}
          loading={payments.loadingMore.value}
          onLoadMore={() => void payments.loadMore()}
          renderItem={(payment) => <PaymentRow payment={payment} />}
        />
      )}
    </LoadView>
  );
}

function PaymentRow({ payment }: { payment: PastPayment }) {
  const status = paymentStatus(payment.status);
  const range = payment.period_start && payment.period_end ? formatRange(payment.period_start, payment.period_end) : '';
  return (
    <div className="payment-row" part="card">
      <div className="payment-row-text">
        <strong>{formatDay(payment.paid_on)}</strong>
        {range && <span className="muted">{words.payment.period(range)}</span>}
      </div>
      <div className="payment-row-money">
        <strong>{status === 'NULL_PAYMENT' ? words.payment.nothing : formatMoney(payment.amount)}</strong>
        {status !== 'NULL_PAYMENT' && <Badge tone={paymentTones[status]}>{words.payment.badge[status]}</Badge>}
      </div>
    </div>
  );
}
