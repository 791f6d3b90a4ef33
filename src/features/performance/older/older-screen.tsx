import { useSignals } from '@preact/signals-react/runtime';
import { valueAtHand } from '../../../domain/load';
import { periodOptions } from '../../../text/periods';
import { olderPerformanceStore } from '../older-performance-store';
import { postCountsStore } from '../post-counts-store';
import { profileStore } from '../../shared/session/profile-store';
import { olderPerformanceWords as words } from '../../../text/en/performance-older';
import { Dropdown } from '../../../widgets/dropdown';
import { lazyPart } from '../../shared/screen/lazy-part';
import { useEnsured, useStore } from '../../shared/screen/store-hooks';
import type { PerformanceProps } from '../performance-props';
import { usePlace } from '../use-place';
import { PeriodFigures } from './period-figures';
import { OlderPage } from '../views/older-page';

const PostDrawer = lazyPart(() => import('./post-drawer'), 'PostDrawer');

/** The older version: everything on one page, the details of a post in a drawer (specification section 2). */
export function OlderPerformance(props: PerformanceProps) {
  useSignals();
  useEnsured(postCountsStore);
  const profile = valueAtHand(useStore(profileStore).load.value);
  const hasQr = profile?.is_qr_code_visibility_enabled === true;
  const [{ period, tab, post }, go] = usePlace(props, !hasQr);

  useEnsured(olderPerformanceStore, period, tab);

  return (
    <OlderPage
      picker={<Dropdown id="period" label={words.period} options={periodOptions()} value={period} onChange={(next) => go({ period: next })} />}
      period={period}
      joined={profile?.user_joining_date}
    >
      <PeriodFigures
        tab={tab}
        hasQr={hasQr}
        paymentsPage={profile?.is_payments_page_experiment_enabled === true}
        onTab={(next) => go({ tab: next })}
        onOpen={(_, { id, type }) => go({ post: { id, type } })}
      />
      {post && <PostDrawer key={post.type + post.id} post={post} onClose={() => go({ post: undefined })} />}
    </OlderPage>
  );
}
