import type { RoutingMode } from '../../elements/app/address';

/** Where the tests began: some of them lead elsewhere. */
const page = location.pathname;

/** How each way of routing writes a place of an app in the page of the tests; by path its base path is `/creators`. */
export const routingModes: readonly [mode: RoutingMode, basePath: string, place: (path: string) => string][] = [
  ['path', '/creators', (path) => `/creators${path}`],
  ['hash', '', (path) => `${page}#${path}`],
];
