import { routes } from '../../src/domain/routes';

/** Buyers open it once, and the server writes its description for previews of links. */
const { collection: _, ...ofCreators } = routes;

const patterns = Object.values(ofCreators).map((route) => route.slice(1).replace(/:\w+/g, '[^/?]+'));

/** The addresses of the standalone page: its start and the screens of creators. The sandbox has others at its origin. */
export const appAddress = new RegExp(`^/(?:${patterns.join('|')})?/?(?:\\?|$)`);
