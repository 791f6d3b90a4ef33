import { useSignals } from '@preact/signals-react/runtime';
import { Suspense, useEffect, useLayoutEffect, type ComponentType } from 'react';
import { valueAtHand } from '../../domain/load';
import type { Period } from '../../domain/periods';
import type { PostTypeFilter } from '../../domain/post-types';
import { profileStore } from '../../stores/profile-store';
import { errorVariants } from '../../text/en/error-variants';
import { ErrorState } from '../../widgets/error-state';
import { Skeleton } from '../../widgets/skeleton';
import { lazyPart } from '../shared/lazy-part';
import { useScreen } from '../shared/screen-context';
import { performanceVersion, type PerformanceVersion } from './performance-version';

export interface PerformanceProps {
  period: Period;
  /** The tab of the list; beside a post id the type of that post. */
  postType: PostTypeFilter;
  postId?: string;
}

/** Each comes on its own: who sees the one does not load the other. */
const versions: Record<PerformanceVersion, ComponentType<PerformanceProps>> = {
  new: lazyPart(() => import('./new-performance'), 'NewPerformance'),
  older: lazyPart(() => import('./older/older-performance'), 'OlderPerformance'),
};

/** /performance: the profile decides which version is shown (specification section 2). */
export function PerformanceScreen(props: PerformanceProps) {
  useSignals();
  const { runtime, setStatus } = useScreen();
  const profile = runtime.use(profileStore);
  useLayoutEffect(() => void profile.ensure(), [profile]);
  const load = profile.load.value;
  const known = valueAtHand(load);
  const failed = !known && load.state === 'failed';
  useEffect(() => {
    if (!known) setStatus(failed ? 'error' : 'loading');
  }, [known, failed, setStatus]);
  const waiting = <div className="column"><Skeleton shape="row" /><Skeleton shape="banner" /><Skeleton shape="row" count={3} /></div>;
  // Which figures are asked for hangs on the version, so without the profile there are none.
  if (failed) return <div className="column"><ErrorState text={errorVariants.performance} onRetry={() => void profile.ensure()} /></div>;
  if (!known) return waiting;
  const Version = versions[performanceVersion(known)];
  return <Suspense fallback={waiting}><Version {...props} /></Suspense>;
}
