import { useSignals } from '@preact/signals-react/runtime';
import type { ComponentType } from 'react';
import type { Runtime } from '../../runtime';
import { whenSettled } from '../../state/when-settled';
import { failureOf, isUnknown, valueAtHand } from '../../domain/load';
import { profileStore } from '../shared/session/profile-store';
import { errorVariants } from '../../text/en/errors';
import { ErrorState } from '../../widgets/error-state';
import { Skeleton } from '../../widgets/skeleton';
import { Awaited } from '../shared/session/awaited';
import { lazyPart } from '../shared/screen/lazy-part';
import { useEnsured, useLoads } from '../shared/screen/store-hooks';
import type { PerformanceProps } from './performance-props';
import { performanceVersion, rememberedFlags, type PerformanceVersion } from './performance-version';

/** Two chunks: a creator sees only one version and does not load the other. */
const versions: Record<PerformanceVersion, ComponentType<PerformanceProps> & { preload(): Promise<void> }> = {
  new: lazyPart(() => import('./newer/newer-screen'), 'NewPerformance'),
  older: lazyPart(() => import('./older/older-screen'), 'OlderPerformance'),
};

/**
 * The screen, with the version that the profile selects: React continues with the first frame only if it has the code of
 * everything that was drawn. What does not arrive is requested again by the screen.
 */
export async function loadPerformance(runtime: Runtime): Promise<typeof PerformanceScreen> {
  const profile = runtime.use(profileStore);
  const guess = rememberedFlags(runtime);
  if (guess) void versions[performanceVersion(guess)].preload();
  if (!profile.value()) profile.prefetch();
  await whenSettled(profile.load, isUnknown);
  const known = profile.value();
  if (known) await versions[performanceVersion(known)].preload();
  return PerformanceScreen;
}

/** /performance: the profile decides which version is shown (specification section 2). */
export function PerformanceScreen(props: PerformanceProps) {
  useSignals();
  const profile = useEnsured(profileStore);
  const load = profile.load.value;
  const known = valueAtHand(load);
  const error = failureOf(load);
  const retry = useLoads([{ load, refresh: profile.refresh }], !known);
  const waiting = <div className="column"><Skeleton shape="row" /><Skeleton shape="banner" /><Skeleton shape="row" count={3} /></div>;
  // The calls depend on the version, so without the profile there are no figures.
  if (error) return <div className="column"><ErrorState error={error} text={errorVariants.performance} onRetry={retry} /></div>;
  if (!known) return waiting;
  const Version = versions[performanceVersion(known)];
  return <Awaited fallback={waiting}><Version {...props} /></Awaited>;
}
