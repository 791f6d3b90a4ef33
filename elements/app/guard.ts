import { ApiError } from '../../src/api/api-error';
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
 * In a webview the auth info identifies the creator. It must contain an APP-USER-ID and a version that is new enough.
 */
async function checkWebview(runtime: Runtime): Promise<Verdict> {
  const auth = await runtime.auth?.then((memory) => memory.get()).catch(() => undefined);
  if (!auth?.['APP-USER-ID']) return 'login';
  const minimum = runtime.host.kind === 'ios' ? runtime.minimumVersion.ios : runtime.minimumVersion.android;
  return meetsMinimum(auth['App-Version-Code'], minimum) ? 'pass' : 'update';
}

/**
 * Decides who may see a guarded route (decision B1): a visitor with a user id, any visitor if the page manages the
 * session, or a webview's creator whose app is new enough; and only after a profile request that answers 200 (decision
 * E109). Without a network the profile of an earlier visit is enough: the creator sees what was last known.
 */
export async function checkGuard(runtime: Runtime): Promise<Verdict> {
  if (runtime.auth) {
    const verdict = await checkWebview(runtime);
    if (verdict !== 'pass') return verdict;
  } else if (!runtime.ownSession && runtime.use(sessionStore).isAnonymous()) {
    return 'login';
  }
  const store = runtime.use(profileStore);
  await store.ensure();
  const load = store.load.peek();
  if (load.state === 'ready') return 'pass';
  if (load.state !== 'failed') return 'login'; // deleted meanwhile, with the session
  if (load.error instanceof ApiError && load.error.kind === 'http') return 'profile';
  return load.stale === undefined ? 'unreached' : 'pass';
}
