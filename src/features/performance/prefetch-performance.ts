import type { Runtime } from '../../runtime';
import { profileStore } from '../shared/session/profile-store';
import type { ScreenHost } from '../shared/screen/screen-context';
import type { PerformanceProps } from './performance-props';
import { olderPerformanceStore } from './older-performance-store';
import { performanceStore } from './performance-store';
import { performanceVersion } from './performance-version';

/** Asks for what the screen will need first: the profile, and where that is at hand the figures of its version. */
export async function prefetchPerformance(runtime: Runtime, { period, postType, postId }: PerformanceProps, screen: ScreenHost): Promise<void> {
  const profile = runtime.use(profileStore);
  const known = profile.value();
  if (!known) return profile.ensure();
  // The list is wanted even below a post's details; its tab is then the first one.
  const tab = postId ? 'ALL' : postType;
  if (performanceVersion(known) === 'new') {
    performanceStore.of(runtime, screen).prefetch(period, tab);
  } else {
    olderPerformanceStore.of(runtime, screen).prefetch(period, tab);
  }
}
