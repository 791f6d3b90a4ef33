import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import type { Platform } from '../../api/contract/shapes';
import type { StoreContext } from '../../state/context';
import { storagePrefix } from '../../state/own-storage';
import { useSafeStorage } from '../../state/persistent-storage';
import { defineStore } from '../../state/store';

/** The platforms that a creator can select; the app or the server sets the others. */
export const platformChoices = ['INSTAGRAM_STORIES', 'YOUTUBE', 'FACEBOOK'] as const satisfies readonly Platform[];
export type PlatformChoice = (typeof platformChoices)[number];

function createLastPlatform({ ephemeral }: StoreContext) {
  useSafeStorage();
  const $platform = ephemeral ? atom('') : persistentAtom<string>(`${storagePrefix}link-platform`, '');
  return {
    /** The one of the creator's latest collection; null before the first one. */
    last: (): PlatformChoice | null => platformChoices.find((each) => each === $platform.get()) ?? null,
    remember: (platform: PlatformChoice) => $platform.set(platform),
  };
}

/** Where the latest collection was shared, which is selected already for the next one (decision E291). */
export const lastPlatformStore = defineStore({ lifetime: 'page', create: createLastPlatform });
