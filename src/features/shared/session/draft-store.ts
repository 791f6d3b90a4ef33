import { signal, type Signal } from '@preact/signals-core';
import { getUserProfile } from '../../../api/contract/auth';
import type { StoreContext } from '../../../state/context';
import { profileStore } from './profile-store';
import { sessionStore } from './session-store';
import { tabValue } from '../../../state/tab-storage';
import { defineStore } from '../../../state/store';

/**
 * Something that the creator types or selects and has not submitted. Never anything secret: it is stored in session
 * storage.
 */
export interface DraftKind<T> {
  name: string;
  empty: () => T;
  /** Converts the stored value; undefined if it is invalid. */
  read: (kept: unknown) => T | undefined;
}

interface Kept {
  user: string;
  values: Record<string, unknown>;
}

function readKept(kept: unknown): Kept | undefined {
  const { user, values } = (kept ?? {}) as Partial<Kept>;
  return typeof user === 'string' && typeof values === 'object' ? { user, values } : undefined;
}

function createDrafts(context: StoreContext) {
  const kept = tabValue(context, 'drafts', readKept);
  const { $userId } = context.use(sessionStore);
  const profile = context.use(profileStore);
  const drafts = new Map<string, { value: Signal<unknown>; isEmpty: () => boolean; clear: () => void; restore: () => void }>();
  let user = '';
  let asking = false;
  /** Counts sessions, so that an answer about the previous one is ignored. */
  let session = 0;
  /** The session in which the user could not be identified. */
  let unknownIn = -1;

  function keep(name: string, value: unknown): void {
    const values: Record<string, unknown> = kept.read()?.values ?? {};
    values[name] = value;
    if (Object.values(values).every((each) => each === undefined)) kept.forget();
    else kept.write({ user, values });
  }

  /** Removes the drafts from the screens, without deleting them. */
  function reset(): void {
    user = '';
    session++;
    for (const draft of drafts.values()) draft.clear();
  }

  function adopt(id: string): void {
    if (!id || id === user) return;
    if (user) reset();
    user = id;
    if (kept.read()?.user !== id) kept.forget(); // of another user
    for (const draft of drafts.values()) draft.restore();
  }

  async function whoIsThere(): Promise<string> {
    if (context.auth) return (await (await context.auth).get())['APP-USER-ID'];
    return $userId.get() || (await context.client.send(getUserProfile, {})).user_id;
  }

  /**
   * Asks only if there is something to store or to restore, and after the profile, which knows first whether anybody is
   * logged in.
   */
  async function identify(): Promise<void> {
    if ($userId.get() && !context.auth) return adopt($userId.get());
    const { state } = profile.load.peek();
    if (user || asking || unknownIn === session || state === 'idle' || state === 'loading') return;
    if (!kept.read() && [...drafts.values()].every((draft) => draft.isEmpty())) return;
    asking = true;
    const asked = session;
    try {
      const id = await whoIsThere();
      if (asked === session) adopt(id);
    } catch {
      unknownIn = asked;
    } finally {
      asking = false;
    }
  }

  $userId.listen((id) => {
    if (context.auth) return;
    if (user && id !== user) reset(); // another tab logged out
    adopt(id);
  });
  profile.load.subscribe(({ state }) => {
    if (state === 'ready') unknownIn = -1;
    void identify();
  });

  return {
    /** The draft as a signal: its changes are stored, and it changes when the creator comes back. */
    open<T>({ name, empty, read }: DraftKind<T>): Signal<T> {
      const value = signal(empty());
      const isEmpty = () => JSON.stringify(value.peek()) === JSON.stringify(empty());
      const save = () => keep(name, isEmpty() ? undefined : value.peek());
      const restore = () => {
        // What was typed before the user was known is newer than what was stored.
        if (!isEmpty()) return save();
        const before = read(kept.read()?.values[name]);
        if (before !== undefined) value.value = before;
      };
      drafts.set(name, { value: value as Signal<unknown>, isEmpty, restore, clear: () => (value.value = empty()) });
      if (user) restore();
      else void identify();
      value.subscribe(() => {
        if (user) save();
        else if (!isEmpty()) void identify();
      });
      return value;
    },
    reset,
    /** The creator logs out. */
    forget: kept.forget,
  };
}

/**
 * The drafts of the current user (decision E108). They survive an unmount, a reload and the end of a session, and come
 * back for the same user only. The session, a webview's auth info or, on a page with its own login, the API identifies
 * the user. While the user is unknown, a draft lives as long as the session.
 */
export const draftStore = defineStore({ lifetime: 'page', create: createDrafts });
