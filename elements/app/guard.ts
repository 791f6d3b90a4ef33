import { ApiError } from '../../src/api/api-error';
import { rememberedAt } from '../../src/domain/load';
import type { RouteName } from '../../src/domain/routes';
import { meetsMinimum } from '../../src/domain/version-gate';
import { profileStore } from '../../src/features/shared/session/profile-store';
import { sessionStore } from '../../src/features/shared/session/session-store';
import type { Runtime } from '../../src/runtime';

/** All other routes are guarded. */
export const openRoutes: ReadonlySet<RouteName> = new Set(['login', 'reels', 'collection']);

/**
 * `profile`: the profile was refused, although the session is valid. `unreached`: no answer, so the user is unknown.
 */
export type Verdict = 'pass' | 'login' | 'update' | 'profile' | 'unreached';

/**
 * What is known before the profile. In a webview the auth info identifies the creator: it must contain an APP-USER-ID
 * and a version that is new enough.
 */
async function checkUser(runtime: Runtime): Promise<Verdict> {
  if (!runtime.auth) return !runtime.ownSession && runtime.use(sessionStore).isAnonymous() ? 'login' : 'pass';
  const auth = await runtime.auth.then((memory) => memory.get()).catch(() => undefined);
  if (!auth?.['APP-USER-ID']) return 'login';
  const minimum = runtime.host.kind === 'ios' ? runtime.minimumVersion.ios : runtime.minimumVersion.android;
  return meetsMinimum(auth['App-Version-Code'], minimum) ? 'pass' : 'update';
}

type ProfileStore = ReturnType<typeof profileStore>;

async function checkProfile(profile: ProfileStore): Promise<Verdict> {
  // A refresh replaces the request that is pending.
  do await profile.ensure(); while (profile.load.peek().state === 'loading');
  const load = profile.load.peek();
  if (load.state === 'ready') return 'pass';
  if (load.state !== 'failed') return 'login'; // deleted meanwhile, with the session
  if (!(load.error instanceof ApiError) || load.error.kind !== 'http') return load.stale === undefined ? 'unreached' : 'pass';
  // The creator is refused, so the next visit waits for the answer. A server that is down says nothing about the creator.
  if ((load.error.status ?? 0) < 500) profile.dropRemembered();
  return 'profile';
}

/** Resolves when the profile of an earlier visit is there. If there is none, it never does. */
function recalled(profile: ProfileStore, until: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const stop = profile.load.subscribe((load) => rememberedAt(load) !== undefined && resolve());
    void until.finally(stop);
  });
}

/** Whether a page may be shown, and, if an earlier visit is the reason, what the profile says later. */
export interface Admission {
  readonly verdict: Verdict;
  readonly later?: Promise<Verdict>;
}

/**
 * Decides who may see a guarded route (decision B1): a visitor with a user id, any visitor if the page manages the
 * session, or a webview's creator whose app is new enough; and only after a profile request that answers 200 (decision
 * E109). A creator whose profile is remembered from an earlier visit does not wait for that answer (decision E284), and
 * without a network needs none: the screen shows what was last known.
 */
export async function checkGuard(runtime: Runtime): Promise<Admission> {
  const verdict = await checkUser(runtime);
  if (verdict !== 'pass') return { verdict };
  const profile = runtime.use(profileStore);
  const answer = checkProfile(profile);
  return Promise.race([
    answer.then((final) => ({ verdict: final })),
    recalled(profile, answer).then(() => ({ verdict, later: answer })),
  ]);
}
