import { persistentAtom } from '@nanostores/persistent';
import { storagePrefix } from './safe-storage';

/**
 * What is kept locally (specification section 3, 'Stored locally'): the user id and entered_from.
 * Another tab's change arrives by itself. The daily link counter has a store of its own.
 */
export function createSessionStore() {
  const $userId = persistentAtom<string>(`${storagePrefix}user-id`, '');
  const $enteredFrom = persistentAtom<string>(`${storagePrefix}entered-from`, '');
  return {
    $userId,
    $enteredFrom,
    /** A user with a user id counts as non-anonymous. */
    isAnonymous: () => $userId.get() === '',
    signIn: (userId: string) => $userId.set(userId),
    /** Clears our own keys only, never the host page's (decision D1). */
    clear() {
      $userId.set('');
      $enteredFrom.set('');
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
