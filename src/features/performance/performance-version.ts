import type { SendOptions } from '../../api/client';
import type { Profile } from '../../api/contract/home';
import type { StoreContext } from '../../state/context';
import { profileStore } from '../shared/session/profile-store';

/** `is_payout_experiment_enabled` for the older calls: from the profile, false if it is missing (decision B6). */
export async function payoutFlag(context: StoreContext, { answered }: Pick<SendOptions, 'answered'> = {}): Promise<boolean> {
  if (answered) return false; // an answer from memory does not depend on it
  const profile = context.use(profileStore);
  await profile.ensure();
  return profile.value()?.is_payout_experiment_enabled === true;
}

/** The flag as a query value. */
export async function payoutQuery(context: StoreContext, options?: Pick<SendOptions, 'answered'>) {
  return { is_payout_experiment_enabled: (await payoutFlag(context, options)) ? 'true' : 'false' } as const;
}

export type PerformanceVersion = 'new' | 'older';

/** The flag alone decides which version a creator sees; a missing one means false (decision B5). */
export function performanceVersion(profile: Pick<Profile, 'is_perf_experiment_enabled'> | undefined): PerformanceVersion {
  return profile?.is_perf_experiment_enabled === true ? 'new' : 'older';
}
