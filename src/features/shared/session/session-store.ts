import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import type { StoreContext } from '../../../state/context';
import { enteredFromKey, userIdKey } from '../../../state/own-storage';
import { useSafeStorage } from '../../../state/safe-storage';

/**
 * What is kept locally (specification section 3, 'Stored locally'): the user id and entered_from.
 * Another tab's change arrives by itself. The daily link counter has a store of its own.
 */
export function sessionStore({ ephemeral, sessionBegan }: StoreContext) {
  useSafeStorage();
  // What is empty leaves no key behind.
  const coding = { encode: (text: string) => text || undefined, decode: (text: string) => text };
  const kept = (key: string) => (ephemeral ? atom('') : persistentAtom<string>(key, '', coding));
  const $userId = kept(userIdKey);
  $userId.listen((id) => id && sessionBegan()); // another tab's login too
  const $enteredFrom = kept(enteredFromKey);
  return {
    $userId,
    $enteredFrom,
    /** A user with a user id counts as non-anonymous. */
    isAnonymous: () => $userId.get() === '',
    signIn: (userId: string) => $userId.set(userId),
    /** Clears our own keys only, never the host page's (decision D1). */
    reset() {
      $userId.set('');
      $enteredFrom.set('');
    },
  };
}
