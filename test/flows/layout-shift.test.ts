import { expect } from '@open-wc/testing';
import { routes } from '../../src/domain/routes';
import { openPerson, type Person } from '../support/person';
import { waitUntil } from '../support/wait-until';

/** So late that the grey shapes are seen, and that what comes has something to push. */
const lateMs = 250;
const most = 0.02;

const ways = Object.values(routes).map((path) => path.replace(':categoryId', 'fashion').replace(':collectionId', 'col-monsoon'));

/** Every answer of the API comes late. */
async function makeLate(person: Person): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- each answer is to come late in its turn; nothing is looked at for a time
  for (const path of ['/*', '/*/*', '/*/*/*', '/*/*/*/*']) await person.control('faults', { method: '*', path, delay_ms: lateMs });
}

/** The screen is there, and so is what it loads after its first content. */
const settled = `(() => {
  const app = document.querySelector('creator-app');
  const screen = app?.shadowRoot?.querySelector('main')?.firstElementChild;
  const late = performance.getEntriesByType('resource').some(({ initiatorType, duration }) => initiatorType === 'fetch' && duration >= ${lateMs});
  return ['ready', 'degraded', 'error'].includes(app?.status) && app.status === screen?.status
    && !screen.shadowRoot.querySelector('.skeleton') && (late || location.pathname === '/login');
})()`;

/** What moved although nobody had touched anything, through the whole load. */
const shifts = `new Promise((resolve) => {
  const seen = [];
  new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(
    seen.filter((entry) => !entry.hadRecentInput).reduce((sum, { value }) => sum + value, 0)))));
})`;

for (const scenario of ['busy-creator', 'new-creator']) {
  describe(`nothing jumps while a screen loads: ${scenario}`, () => {
    let creator: Person;
    before(async () => {
      creator = await openPerson({ scenario });
      await creator.login();
      await makeLate(creator);
    });

    for (const way of ways) {
      it(`at ${way}`, async () => {
        await creator.goto(way);
        await waitUntil(() => creator.run<boolean>(settled), `${way} has not settled`);
        expect(await creator.run<number>(shifts)).to.be.at.most(most);
      });
    }
  });
}
