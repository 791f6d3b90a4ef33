import { signal } from '@preact/signals-core';
import { routes, type RouteName, type RouteParams } from '../../../domain/routes';
import type { StoreContext } from '../../../state/context';
import { sessionStore } from './session-store';
import { tabValue } from '../../../state/tab-storage';

/** A page of the app. */
export interface Place {
  route: RouteName;
  params: RouteParams;
  query: RouteParams;
}

interface Kept extends Place {
  /** Whose place it is; empty for a page that somebody wanted before anybody was logged in. */
  user: string;
  /** The session lives, but the profile could not be loaded. */
  profileFailed: boolean;
}

const home: Place = { route: 'home', params: {}, query: {} };

function isTexts(value: unknown): value is RouteParams {
  return typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string');
}

function readPlace(kept: unknown): Kept | undefined {
  const { route, params, query, user, profileFailed } = (kept ?? {}) as Partial<Kept>;
  if (!route || !Object.hasOwn(routes, route) || !isTexts(params) || !isTexts(query) || typeof user !== 'string') return undefined;
  return { route, params, query, user, profileFailed: profileFailed === true };
}

/** The page that was wanted when the app had to go to /login, so that logging in leads back to it (decision E109). */
export function placeStore(context: StoreContext) {
  const kept = tabValue(context, 'place', readPlace);
  const { $userId } = context.use(sessionStore);
  /** /login is shown since the profile could not be loaded, not since nobody is logged in. */
  const profileFailed = signal(kept.read()?.profileFailed === true && $userId.get() !== '');
  return {
    profileFailed,
    /** @param user whose page it is; nobody's is for whoever logs in next */
    keep({ route, params, query }: Place, user: string, failed = false): void {
      kept.write({ route, params, query, user, profileFailed: failed });
      profileFailed.value = failed;
    },
    /** Where this user goes after logging in, once. */
    take(user: string): Place {
      const place = kept.read();
      kept.forget();
      profileFailed.value = false;
      return place && (place.user === '' || place.user === user) ? place : home;
    },
    /** The session has ended; the place waits. */
    reset: () => (profileFailed.value = false),
    /** The creator logs out. */
    forget: kept.forget,
  };
}
