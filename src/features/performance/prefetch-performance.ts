import type { Runtime } from '../../runtime';
import { profileStore } from '../shared/session/profile-store';
import type { ScreenHost } from '../shared/screen/screen-context';
import type { PerformanceProps } from './performance-props';
import { olderPerformanceStore } from './older-performance-store';
import { performanceStore } from './performance-store';
import { performanceVersion } from './performance-version';

/** Loads what the screen needs first: the profile, and if that is known the figures of its version. */
export async function prefetchPerformance(runtime: Runtime, { period, postType, postId }: PerformanceProps, screen: ScreenHost): Promise<void> {
  const profile = runtime.use(profileStore);
  const known = profile.value();
  if (!known) return profile.ensure();
  // The list is needed even below the details of a post; its tab is then the first one.
  const tab = postId ? 'ALL' : postType;
  if (performanceVersion(known) === 'new') {
    performanceStore.of(runtime, screen).prefetch(period, tab);
  } else {
    olderPerformanceStore.of(runtime, screen).prefetch(period, tab);
  }
}
