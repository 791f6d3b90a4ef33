import type { Runtime } from '../../runtime';
import { profileStore } from '../../stores/profile-store';
import type { PerformanceProps } from './performance-screen';
import { performanceVersion } from './performance-version';

/** Asks for what the screen will need first: the profile, and where that is at hand the figures of its version. */
export async function prefetchPerformance(runtime: Runtime, { period, postType, postId }: PerformanceProps): Promise<void> {
  const profile = runtime.use(profileStore);
  const known = profile.profile();
  if (!known) return profile.ensure();
  // The list is wanted even below a post's details; its tab is then the first one.
  const tab = postId ? 'ALL' : postType;
  if (performanceVersion(known) === 'new') {
    const { performanceStore } = await import('../../stores/performance-store');
    await runtime.use(performanceStore).ensure({ period, postType: tab });
  } else {
    const { olderPerformanceStore } = await import('../../stores/older-performance-store');
    await runtime.use(olderPerformanceStore).show(period, tab);
  }
}
