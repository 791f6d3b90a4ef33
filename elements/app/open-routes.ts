import type { RouteName } from '../../src/domain/routes';

/** All routes but these are behind the guard. */
export const openRoutes: ReadonlySet<RouteName> = new Set(['login', 'reels', 'collection']);
