import { expect } from '@open-wc/testing';
import { translatePage } from '../support/translator';
import { describeWalks } from './describe-walks';
import type { Step } from './steps';
import { walk } from './walk';

const goTo = (which: number): Step => ({ what: 'navigate', which });
const compareEach = Array.from({ length: 9 }, (_, which): Step => ({ what: 'compare', which }));

/** What random walks have found, as short as it could be made. */
const stories: Readonly<Record<string, readonly Step[]>> = {
  'Performance is opened again without a network, and its chart waits for no answer': [goTo(1), goTo(3), { what: 'network down' }, goTo(1)],
  'Each screen shows the same after a server that failed as on a page that is loaded now': [goTo(1), { what: 'calls fail' }, goTo(2), goTo(1), { what: 'network up' }, ...compareEach],
};

describe('A walk through the app', () => {
  for (const [title, steps] of Object.entries(stories)) {
    it(title, async function () {
      this.timeout(30_000);
      expect(await walk('busy-creator', steps)).to.equal(undefined);
    });
  }

  describeWalks('busy-creator', 1, 60);
  describeWalks('new-creator', 2, 60);

  describe('in a page that its browser translates', () => {
    let endTranslation: () => void;
    before(() => { endTranslation = translatePage(''); });
    after(() => endTranslation());
    describeWalks('busy-creator', 3, 60);
  });
});
