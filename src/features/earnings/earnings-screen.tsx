import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Payment } from '../../api/contract/earnings';
import type { EarningsTab } from '../../domain/earnings-tabs';
import { valueAtHand } from '../../domain/load';
import { paymentStatus } from '../../domain/payments';
import { earningsStore } from '../shared/payments/earnings-store';
import { controlWords } from '../../text/en/widgets';
import { errorVariants } from '../../text/en/errors';
import { earningsWords as words } from '../../text/en/earnings';
import { AsOf } from '../../widgets/as-of';
import { ErrorState } from '../../widgets/error-state';
import { IconButton } from '../../widgets/button';
import { Icon, infoPath } from '../../widgets/icons/icon';
import { LoadView } from '../../widgets/load-view';
import { Skeleton } from '../../widgets/skeleton';
import { Awaited } from '../shared/session/awaited';
import { lazyPart } from '../shared/screen/lazy-part';
import { NearPart } from '../shared/screen/near-part';
import { useRouteLinks } from '../shared/screen/route-link';
import { useScreen } from '../shared/screen/screen-context';
import { useEnsured, useLoads } from '../shared/screen/store-hooks';
import { EarningsPage } from './views/earnings-page';
import type { EarningsView } from './views/earnings-tabs';
import { BankRow, datesHeight, Overview } from './views/overview';
import type { PaymentQuestion } from './views/payment-card';

const StatementDrawer = lazyPart(() => import('./statement-drawer'), 'StatementDrawer');
const InfoDrawer = lazyPart(() => import('../../widgets/info-drawer'), 'InfoDrawer');
const CommissionView = lazyPart(() => import('./commission-view'), 'CommissionView');
const PaymentDates = lazyPart(() => import('./payment-dates'), 'PaymentDates');
const PaymentDrawer = lazyPart(() => import('./payment-drawer'), 'PaymentDrawer');
const PastPayments = lazyPart(() => import('./past-payments'), 'PastPayments');

/** Older orders have been paid; one of the next season can be checked. */
const daysBack = 60;
const daysAhead = 180;

const paymentDates = () => <NearPart height={datesHeight} shape="card"><PaymentDates back={daysBack} ahead={daysAhead} /></NearPart>;

interface Place {
  view: EarningsView;
  tab: EarningsTab;
}

/** /earnings: the payment, the parts of the earnings, and the views behind them (decision C2). */
export function EarningsScreen(props: Place) {
  useSignals();
  const { changed } = useScreen();
  const store = useEnsured(earningsStore);
  const [{ view, tab }, setPlace] = useState<Place>({ view: props.view, tab: props.tab });

  // The host page may change the attributes at run time; the earlier attribute values are distinguished from what the
  // creator has selected since.
  const [given, setGiven] = useState(props);
  if (given.view !== props.view || given.tab !== props.tab) {
    setGiven(props);
    setPlace({ view: props.view, tab: props.tab });
  }

  const load = store.load.value;
  // The past payments have their own resource and report its status themselves.
  const again = useLoads([{ load, refresh: store.refresh }], view !== 'past_payments');

  const box = useRef<HTMLDivElement>(null);
  const acted = useRef(false);
  const go = (next: Partial<Place>) => {
    const place = { view, tab, ...next };
    acted.current = place.view !== view;
    setPlace(place);
    changed({ view: place.view, filters: { view: place.view, tab: place.tab } });
  };
  useLayoutEffect(() => {
    if (!acted.current) return;
    acted.current = false;
    const heading = box.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [view]);

  const [drawer, setDrawer] = useState<DrawerSubject>();
  const payment = valueAtHand(load)?.payment;
  const bankDetails = useRouteLinks()('bankDetails');
  const openStatement = () => setDrawer('statement');
  const about = (
    <IconButton label={controlWords.about(words.titles.past_payments)} aria-haspopup="dialog" onClick={() => setDrawer('pastPayments')}><Icon path={infoPath} /></IconButton>
  );
  const setTab = (next: EarningsTab) => go({ tab: next });
  return (
    <EarningsPage view={view} boxRef={box} onBack={view === 'earnings' ? undefined : () => go({ view: 'earnings' })} action={view === 'past_payments' && about}>
      {view === 'past_payments'
        ? <Awaited fallback={<Skeleton shape="row" count={4} />}><PastPayments onStatement={openStatement} /></Awaited>
        : (
          <>
            <AsOf loads={[load]} onRetry={again} />
            <LoadView load={load} onRetry={again} failed={(error) => <><ErrorState error={error} text={errorVariants.earnings} onRetry={again} /><BankRow to={bankDetails} /></>}>
              {(earnings) => (view === 'earnings'
                ? (
                  <Overview
                    earnings={earnings}
                    tab={tab}
                    bankDetails={bankDetails}
                    now={new Date()}
                    paymentDates={paymentDates()}
                    onTab={setTab}
                    onView={(next) => go({ view: next })}
                    onPayment={setDrawer}
                    onStatement={openStatement}
                  />
                )
                : (
                  <Awaited fallback={<Skeleton shape="card" />}>
                    <CommissionView key={view} view={view} earnings={earnings} tab={tab} onTab={setTab} />
                  </Awaited>
                ))}
            </LoadView>
          </>
        )}
      {drawer && <EarningsDrawer subject={drawer} payment={payment} onClose={() => setDrawer(undefined)} />}
    </EarningsPage>
  );
}

/** The drawers that a tap opens in any view of earnings. */
type DrawerSubject = 'statement' | 'pastPayments' | PaymentQuestion;

function EarningsDrawer({ subject, payment, onClose }: { subject: DrawerSubject; payment: Payment | null | undefined; onClose: () => void }) {
  if (subject === 'statement') return <StatementDrawer onClose={onClose} />;
  if (subject === 'details') return payment && <PaymentDrawer payment={payment} onClose={onClose} />;
  const paid = subject === 'pastPayments' || paymentStatus(payment?.status) === 'PAID';
  return <InfoDrawer topic={paid ? 'pastPayments' : 'upcomingPayments'} onClose={onClose} />;
}
