import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { SendOptions } from '../../api/client';
import type { Profile } from '../../api/contract/home';
import type { StoreContext } from '../../state/context';
import { performanceKey } from '../../state/own-storage';
import { browserStorage, createSafeStorage } from '../../state/safe-storage';
import { defineStore } from '../../state/store';
import { profileStore } from '../shared/session/profile-store';

/** The flags of the profile that the first calls depend on. */
export type PerformanceFlags = Pick<Profile, 'is_perf_experiment_enabled' | 'is_payout_experiment_enabled'>;

export type PerformanceVersion = 'new' | 'older';

/** The flag alone decides which version a creator sees; a missing one means false (decision B5). */
export function performanceVersion(flags: PerformanceFlags | undefined): PerformanceVersion {
  return flags?.is_perf_experiment_enabled === true ? 'new' : 'older';
}

const storageOf = ({ ephemeral }: StoreContext) => createSafeStorage(ephemeral ? undefined : browserStorage('localStorage'));
const payout = 'payout';
const noDays = 'no-days';

/** The flags of the last visit on this device, so that the figures are requested together with the profile (E276). */
export function rememberedFlags(context: StoreContext): PerformanceFlags | undefined {
  const words = storageOf(context)[performanceKey]?.split(' ');
  return words && { is_perf_experiment_enabled: words.includes('new'), is_payout_experiment_enabled: words.includes(payout) };
}

export function rememberFlags(context: StoreContext, flags: PerformanceFlags, days = rememberedDays(context)): void {
  storageOf(context)[performanceKey] = [performanceVersion(flags), ...(flags.is_payout_experiment_enabled ? [payout] : []), ...(days ? [] : [noDays])].join(' ');
}

/** False if the API had no figures by day at the last visit, so that no place is reserved for their chart (E293). */
const rememberedDays = (context: StoreContext) => storageOf(context)[performanceKey]?.split(' ').includes(noDays) !== true;

/** Whether the chart of the days has a place. */
export const dayPlaceStore = defineStore({
  lifetime: 'page',
  create: (context) => {
    const shown = signal(rememberedDays(context));
    return {
      shown: shown as ReadonlySignal<boolean>,
      /** @param lasting whether it will be the same at the next visit */
      show(next: boolean, lasting = true): void {
        shown.value = next;
        const flags = context.use(profileStore).value();
        if (lasting && flags) rememberFlags(context, flags, next);
      },
      reset(): void {
        shown.value = true;
      },
    };
  },
});

/** `is_payout_experiment_enabled` for the older calls: from the profile, false if it is missing (decision B6). */
export async function payoutFlag(context: StoreContext, { answered }: Pick<SendOptions, 'answered'> = {}): Promise<boolean> {
  if (answered) return false; // an answer from memory does not depend on it
  const profile = context.use(profileStore);
  await profile.ensure();
  return profile.value()?.is_payout_experiment_enabled === true;
}

/** The same for the first figures, which do not wait for the profile if the flag of the last visit is known. */
export async function firstPayoutFlag(context: StoreContext, options: Pick<SendOptions, 'answered'>): Promise<boolean> {
  const flags = context.use(profileStore).value() ?? rememberedFlags(context);
  return flags ? flags.is_payout_experiment_enabled === true : payoutFlag(context, options);
}

/** The flag as a query value. */
export async function payoutQuery(context: StoreContext, options?: Pick<SendOptions, 'answered'>) {
  return { is_payout_experiment_enabled: (await payoutFlag(context, options)) ? 'true' : 'false' } as const;
}
