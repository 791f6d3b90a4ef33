import type { RouteName } from '../../src/domain/routes';

/** All other routes are guarded. */
export const openRoutes: ReadonlySet<RouteName> = new Set(['login', 'reels', 'collection']);
