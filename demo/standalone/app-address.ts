import { routes } from '../../src/domain/routes';

const { collection, ...ofCreators } = routes;

const patternOf = (route: string) => route.slice(1).replace(/:\w+/g, '[^/?]+');
const addressOf = (pattern: string) => new RegExp(`^/${pattern}/?(?:\\?|$)`);

/** The addresses of the standalone page: its start and the screens of creators. The sandbox has others at its origin. */
export const appAddress = addressOf(`(?:${Object.values(ofCreators).map(patternOf).join('|')})?`);

/** Public collections: buyers open one once, and the server writes it into the page, for readers without a script too. */
export const collectionAddress = addressOf(patternOf(collection));
