import { isAwaited } from '../../domain/load';
import type { Runtime } from '../../runtime';
import { whenSettled } from '../../state/when-settled';
import type { ScreenHost } from '../shared/screen/screen-context';
import { profileStore } from '../shared/session/profile-store';
import { olderPerformanceStore } from './older-performance-store';
import type { PerformanceProps } from './performance-props';
import { performanceStore } from './performance-store';
import { postCountsStore } from './post-counts-store';
import { performanceVersion, rememberedFlags, rememberFlags, type PerformanceFlags } from './performance-version';

/**
 * Loads the profile and, at the same time, the figures that the flags of the last visit select. If the profile says
 * otherwise, what was requested with the wrong flags is dropped and requested again (decision E276).
 */
export async function prefetchPerformance(runtime: Runtime, { period, postType, postId }: PerformanceProps, screen: ScreenHost): Promise<void> {
  const profile = runtime.use(profileStore);
  const newer = performanceStore.of(runtime, screen);
  const older = olderPerformanceStore.of(runtime, screen);
  // The list is needed even below the details of a post; its tab is then the first one.
  const tab = postId ? 'ALL' : postType;
  const storeOf = (flags: PerformanceFlags) => (performanceVersion(flags) === 'new' ? newer : older);

  const guess = isAwaited(profile.load.peek()) ? profile.value() ?? rememberedFlags(runtime) : undefined;
  profile.prefetch();
  if (guess) storeOf(guess).prefetch(period, tab);
  await whenSettled(profile.load, isAwaited);
  const flags = profile.value();
  if (!flags) return;
  rememberFlags(runtime, flags);
  // The tabs depend on them; without them a tab would come when the screen is there, and move the others.
  runtime.use(postCountsStore).prefetch();
  if (guess && performanceVersion(guess) !== performanceVersion(flags)) storeOf(guess).reset();
  // The older figures depend on the second flag too.
  if (guess && (guess.is_payout_experiment_enabled === true) !== (flags.is_payout_experiment_enabled === true)) older.discard();
  storeOf(flags).prefetch(period, tab);
}
