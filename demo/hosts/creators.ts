import { configureCreator, createRuntime } from '../../src/configure-creator';
import { brand, support } from '../marketplace/brand';

/** The shop's configuration for all `creator-*` elements of its page. */
configureCreator({ apiBase: '/api', clientId: 'partner-centre', brand, support });

/** The collections have their own client id, so that the marketplace can distinguish them. */
export const collectionsRuntime = createRuntime({ apiBase: '/api', clientId: 'partner-centre-collections', brand });

/** The requested route; `preventDefault()` means that the shop navigates itself. */
export type NavigateEvent = CustomEvent<{ route: string; params: Record<string, string>; href: string; replace: boolean }>;

/** What the creator has selected in the element, under the names of its attributes. */
export type ChangeEvent = CustomEvent<{ view: string; filters: Record<string, string> }>;

/** What the shop shows: the elements, its login, or another page for a requested address. */
export type Place = { name: 'overview' } | { name: 'login' } | { name: 'page'; title: string; href: string };

const titles: Readonly<Record<string, string>> = { home: 'Start', bankDetails: 'Bank details', affiliateLinks: 'New collection' };

export function placeOf({ route, href }: NavigateEvent['detail']): Place {
  return route === 'login' ? { name: 'login' } : { name: 'page', title: titles[route] ?? 'Another page', href };
}

/** `LAST_7_DAYS` -> `last 7 days` */
export const wordsOf = (period: string): string => period.toLowerCase().replaceAll('_', ' ');
