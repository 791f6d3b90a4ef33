import type { EarningsTab } from '../../domain/earnings-tabs';
import { asOfLoad, valueAtHand } from '../../domain/load';
import { AsOfMark } from '../../widgets/as-of-mark';
import { Loaded } from '../../widgets/loaded';
import { routeLinks } from '../shared/screen/route-links';
import type { ScreenHost } from '../shared/screen/screen-context';
import { unanswered } from '../shared/screen/unanswered';
import { earningsStore } from '../shared/payments/earnings-store';
import { EarningsPage } from './views/earnings-page';
import type { EarningsView } from './views/earnings-tabs';
import { Overview, PaymentDatesPlace } from './views/overview';

interface Place {
  view: EarningsView;
  tab: EarningsTab;
}

/** The figures of earnings before React. Reads signals. */
export function firstEarnings(screen: ScreenHost, { view, tab }: Place) {
  const load = earningsStore.of(screen.runtime, screen).load.value;
  const earnings = valueAtHand(load);
  if (!earnings || asOfLoad(load) !== undefined || view !== 'earnings') return undefined;
  return (
    <EarningsPage view={view}>
      <AsOfMark loads={[load]} />
      <Loaded busy={load.state === 'loading'}>
        <Overview
          earnings={earnings}
          tab={tab}
          bankDetails={routeLinks(screen)('bankDetails')}
          now={new Date()}
          paymentDates={<PaymentDatesPlace />}
          onTab={unanswered}
          onView={unanswered}
          onPayment={unanswered}
          onStatement={unanswered}
        />
      </Loaded>
    </EarningsPage>
  );
}
