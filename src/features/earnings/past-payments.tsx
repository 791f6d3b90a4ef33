import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { pastPaymentsStore, type PastPayment } from './past-payments-store';
import { errorVariants } from '../../text/en/errors';
import { earningsWords as words } from '../../text/en/earnings';
import { pastPaymentsWords } from '../../text/en/payments';
import { AsOf } from '../../widgets/as-of';
import { Button } from '../../widgets/button';
import { EmptyState } from '../../widgets/empty-state';
import { ErrorState } from '../../widgets/error-state';
import { LoadView } from '../../widgets/load-view';
import { Skeleton } from '../../widgets/skeleton';
import { styledBy } from '../../widgets/styled-by';
import { Awaited } from '../shared/session/awaited';
import { lazyPart } from '../shared/screen/lazy-part';
import { useEnsured, useLoads } from '../shared/screen/store-hooks';
import sheet from './views/earnings.css';
import { PaymentTable } from './payment-table';
import { PaymentSums } from './views/payment-row';

const styled = styledBy(sheet);

const PaymentTrend = lazyPart(() => import('./payment-trend'), 'PaymentTrend');
const PaymentDrawer = lazyPart(() => import('./payment-drawer'), 'PaymentDrawer');

/** All past payments, newest first. */
export function PastPayments({ onStatement }: { onStatement: () => void }) {
  useSignals();
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
          <div ref={styled} className="past">
            {items.length > 1 && <Awaited fallback={<Skeleton shape="card" />}><PaymentTrend payments={items} /></Awaited>}
            <Button onClick={onStatement}>{words.statement}</Button>
            <PaymentTable
              run={run}
              items={items}
              hasMore={hasMore}
              loading={payments.loadingMore.value}
              onLoadMore={() => void payments.loadMore()}
              onOpen={setOpened}
            />
            {!hasMore && items.length > 1 && <PaymentSums payments={items} />}
            {opened && <PaymentDrawer payment={opened} onClose={() => setOpened(undefined)} />}
          </div>
        )}
      </LoadView>
    </>
  );
}
