import { expect } from '@open-wc/testing';
import { pathOf, routes, type RouteName } from '../../src/domain/routes';
import { openPerson, type Person } from '../support/person';

/** The three that the specification opens to everyone, and what a visitor sees there. */
const open: Partial<Record<RouteName, RegExp>> = { login: /Phone number/, reels: /Reels|Reel 1/, collection: /Monsoon must-haves/ };
const params = { categoryId: 'fashion', collectionId: 'col-monsoon' };
const names = Object.keys(routes) as RouteName[];

describe('a visitor who is not logged in', () => {
  let visitor: Person;
  before(async () => {
    visitor = await openPerson({ scenario: 'busy-creator' });
  });
  beforeEach(() => visitor.control('requests', undefined, 'DELETE'));
  const asked = async () => (await visitor.control<{ requests: { path: string }[] }>('requests')).requests
    .map(({ path }) => path).filter((path) => !path.startsWith('/v1/analytics/'));

  for (const route of names.filter((name) => !(name in open))) {
    it(`[ROUTE-18] comes to the login page from ${routes[route]}, and nothing is asked for`, async () => {
      await visitor.goto(pathOf(route, params));
      await visitor.see('textbox', 'Phone number');
      await visitor.urlMatches(/\/login\b/);
      expect(await asked()).to.deep.equal([]);
    });
  }

  for (const [route, text] of Object.entries(open) as [RouteName, RegExp][]) {
    it(`[ROUTE-18] stays at ${routes[route]}`, async () => {
      await visitor.goto(pathOf(route, params));
      if (route === 'login') await visitor.see('textbox', text);
      else await visitor.see(route === 'reels' ? 'group' : 'heading', text);
      expect(await visitor.url()).to.contain(pathOf(route, params));
    });
  }
});
