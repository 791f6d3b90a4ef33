import { configureCreator, createRuntime } from '../../src/configure-creator';
import { brand } from '../marketplace/brand';

/** What the shop says once, for all `creator-*` elements of its page. */
configureCreator({ apiBase: '/api', clientId: 'partner-centre', brand });

/** The collections have a client id of their own, so that the marketplace can tell them apart. */
export const collectionsRuntime = createRuntime({ apiBase: '/api', clientId: 'partner-centre-collections', brand });

/** Where an element wants to go; `preventDefault()` says that the shop goes there itself. */
export type NavigateEvent = CustomEvent<{ route: string; params: Record<string, string>; href: string; replace: boolean }>;

/** What a creator has chosen inside an element, under the names of its attributes. */
export type ChangeEvent = CustomEvent<{ view: string; filters: Record<string, string> }>;

/** What the shop shows: the elements, its login, or a page of its own for an address that an element asked for. */
export type Place = { name: 'overview' } | { name: 'login' } | { name: 'page'; title: string; href: string };

const titles: Readonly<Record<string, string>> = { home: 'Start', bankDetails: 'Bank details', affiliateLinks: 'New collection' };

export function placeOf({ route, href }: NavigateEvent['detail']): Place {
  return route === 'login' ? { name: 'login' } : { name: 'page', title: titles[route] ?? 'Another page', href };
}

/** `LAST_7_DAYS` -> `last 7 days` */
export const wordsOf = (period: string): string => period.toLowerCase().replaceAll('_', ' ');
