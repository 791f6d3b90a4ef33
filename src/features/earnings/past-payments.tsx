import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { sumRupees } from '../../domain/column-sum';
import { formatDay, formatRange } from '../../domain/dates';
import { formatMoney } from '../../domain/money';
import { coveredWeek } from '../../domain/covered-week';
import { paymentStatus, paymentTones } from '../../domain/payment-status';
import { pastPaymentsStore, type PastPayment } from './past-payments-store';
import { errorVariants } from '../../text/en/error-variants';
import { earningsWords as words } from '../../text/en/earnings';
import { pastPaymentsWords } from '../../text/en/past-payments';
import { AsOf } from '../../widgets/as-of';
import { Badge } from '../../widgets/badge';
import { Button } from '../../widgets/button';
import { Card } from '../../widgets/card';
import { EmptyState } from '../../widgets/empty-state';
import { ErrorState } from '../../widgets/error-state';
import { chevronRightPath } from '../../widgets/icons/first-paths';
import { Icon } from '../../widgets/icons/icon';
import { InfiniteList } from '../../widgets/infinite-list';
import { LoadView } from '../../widgets/load-view';
import { Skeleton } from '../../widgets/skeleton';
import { SumNote } from '../../widgets/sum-note';
import { useSheet } from '../../widgets/use-sheet';
import { Awaited } from '../shared/session/awaited';
import { lazyPart } from '../shared/screen/lazy-part';
import { useLoads } from '../shared/screen/use-loads';
import { useEnsured } from '../shared/screen/store-hooks';
import sheet from './past-payments.css';

const PaymentTrend = lazyPart(() => import('./payment-trend'), 'PaymentTrend');
const PaymentDrawer = lazyPart(() => import('./payment-drawer'), 'PaymentDrawer');

/** Every payment so far, the newest first. */
export function PastPayments({ onStatement }: { onStatement: () => void }) {
  useSignals();
  useSheet(sheet);
  const payments = useEnsured(pastPaymentsStore);
  const [opened, setOpened] = useState<PastPayment>();
  const load = payments.load.value;
  const again = useLoads([{ load, refresh: payments.refresh }]);
  return (
    <>
      <AsOf loads={[load]} onRetry={again} />
      <LoadView
        load={load}
        failed={(error) => <ErrorState error={error} text={errorVariants.earnings} onRetry={again} />}
        skeleton={<Skeleton shape="row" count={4} />}
        onRetry={again}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState kind="payments" title={pastPaymentsWords.none} text={pastPaymentsWords.noneText} />}
      >
        {({ items, hasMore, run }) => (
          <div className="earnings">
            {items.length > 1 && <Awaited fallback={<Skeleton shape="card" />}><PaymentTrend payments={items} /></Awaited>}
            <Button onClick={onStatement}>{words.statement}</Button>
            <InfiniteList
              key={run}
              label={pastPaymentsWords.list}
              items={items}
              getKey={({ id }) => id}
              hasMore={hasMore}
              loading={payments.loadingMore.value}
              onLoadMore={() => void payments.loadMore()}
              renderItem={(payment) => <PaymentRow payment={payment} onOpen={setOpened} />}
            />
            {!hasMore && items.length > 1 && <PaymentSums payments={items} />}
            {opened && <PaymentDrawer payment={opened} onClose={() => setOpened(undefined)} />}
          </div>
        )}
      </LoadView>
    </>
  );
}

/** What the rows above come to, once all of them are there. */
function PaymentSums({ payments }: { payments: readonly PastPayment[] }) {
  const sums = (['PAID', 'PENDING'] as const).flatMap((status) => {
    const lines = payments.filter((payment) => paymentStatus(payment.status) === status).map(({ amount }) => amount);
    return lines.length > 0 ? [{ status, lines, sum: sumRupees(lines) }] : [];
  });
  return (
    <Card>
      <dl className="earnings-lines" aria-label={pastPaymentsWords.sums}>
        {sums.map(({ status, sum }) => (
          <div key={status}><dt>{status === 'PAID' ? pastPaymentsWords.paid : pastPaymentsWords.pending}</dt><dd>{formatMoney(sum)}</dd></div>
        ))}
      </dl>
      <SumNote columns={sums} />
    </Card>
  );
}

function PaymentRow({ payment, onOpen }: { payment: PastPayment; onOpen: (payment: PastPayment) => void }) {
  const status = paymentStatus(payment.status);
  const week = coveredWeek(payment);
  return (
    <button type="button" className="payment-row" part="card" aria-haspopup="dialog" onClick={() => onOpen(payment)}>
      <span className="payment-row-text">
        <strong>{formatDay(payment.paid_on)}</strong>{' '}
        {week && <span className="muted">{words.payment.week(formatRange(week.from, week.to))}</span>}
      </span>{' '}
      <span className="payment-row-money">
        <strong>{status === 'NULL_PAYMENT' ? words.payment.nothing : formatMoney(payment.amount)}</strong>{' '}
        {status !== 'NULL_PAYMENT' && <Badge tone={paymentTones[status]}>{words.payment.badge[status]}</Badge>}
      </span>
      <Icon path={chevronRightPath} size={18} className="muted" />
    </button>
  );
}
