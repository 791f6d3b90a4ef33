import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import type { StoreContext } from '../../../state/context';
import { enteredFromKey, userIdKey } from '../../../state/own-storage';
import { useSafeStorage } from '../../../state/persistent-storage';
import { defineStore } from '../../../state/store';

function createSession({ ephemeral, sessionBegan, creatorLeft }: StoreContext) {
  useSafeStorage();
  // An empty value leaves no key.
  const coding = { encode: (text: string) => text || undefined, decode: (text: string) => text };
  const kept = (key: string) => (ephemeral ? atom('') : persistentAtom<string>(key, '', coding));
  const $userId = kept(userIdKey);
  /** Another tab changes the session, so this one must not. */
  let elsewhere = false;
  $userId.listen((id, before) => {
    if (before) {
      elsewhere = true;
      creatorLeft(id !== '');
      elsewhere = false;
    }
    if (id) sessionBegan(); // another tab's login too
  });
  const $enteredFrom = kept(enteredFromKey);
  return {
    $userId,
    $enteredFrom,
    /** A user with a user id counts as non-anonymous. */
    isAnonymous: () => $userId.get() === '',
    signIn: (userId: string) => $userId.set(userId),
    /** Deletes only our own keys, never those of the host page (decision D1). */
    reset() {
      if (elsewhere) return;
      $userId.set('');
      $enteredFrom.set('');
    },
  };
}

/**
 * Local storage (specification section 3, 'Stored locally'): the user id and entered_from. Changes of another tab
 * arrive automatically. The daily link counter has its own store.
 */
export const sessionStore = defineStore({ lifetime: 'page', create: createSession });
