import type { Profile } from '../../api/contract/home';

export type PerformanceVersion = 'new' | 'older';

/** The flag alone decides which version a creator sees; a missing one means false (decision B5). */
export function performanceVersion(profile: Pick<Profile, 'is_perf_experiment_enabled'> | undefined): PerformanceVersion {
  return profile?.is_perf_experiment_enabled === true ? 'new' : 'older';
}
