import { signal } from '@preact/signals-core';
import { routes, type RouteName, type RouteParams } from '../../../domain/routes';
import type { StoreContext } from '../../../state/context';
import { sessionStore } from './session-store';
import { tabValue } from '../../../state/tab-storage';
import { defineStore } from '../../../state/store';

/** A page of the app. */
export interface Place {
  route: RouteName;
  params: RouteParams;
  query: RouteParams;
}

interface Kept extends Place {
  /** The user it belongs to; empty for a page that was requested before a login. */
  user: string;
  /** The session is valid, but the profile could not be loaded. */
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

function createPlaces(context: StoreContext) {
  const kept = tabValue(context, 'place', readPlace);
  const { $userId } = context.use(sessionStore);
  /** /login is shown because the profile could not be loaded, not because nobody is logged in. */
  const profileFailed = signal(kept.read()?.profileFailed === true && $userId.get() !== '');
  return {
    profileFailed,
    /** @param user the owner of the page; without one it belongs to the next user who logs in */
    keep({ route, params, query }: Place, user: string, failed = false): void {
      kept.write({ route, params, query, user, profileFailed: failed });
      profileFailed.value = failed;
    },
    /** The page of this user after the login, once. */
    take(user: string): Place {
      const place = kept.read();
      kept.forget();
      profileFailed.value = false;
      return place && (place.user === '' || place.user === user) ? place : home;
    },
    /** The session has ended; the page is kept. */
    reset: () => (profileFailed.value = false),
    /** The creator logs out. */
    forget: kept.forget,
  };
}

/** The page that was requested when the app opened /login, so that the login leads back to it (decision E109). */
export const placeStore = defineStore({ lifetime: 'page', create: createPlaces });
