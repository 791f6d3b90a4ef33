import { expect } from '@open-wc/testing';
import { openPerson, type Person } from '../support/person';
import { waitUntil } from '../support/wait-until';

interface Event { name: string; path: string; session_id: string; values: Record<string, unknown> }

describe('what the standalone page tells analytics', () => {
  let creator: Person;
  before(async () => {
    creator = await openPerson({ scenario: 'busy-creator' });
    await creator.goto('/login');
    await creator.login();
  });
  const events = async () => (await creator.control<{ events: Event[] }>('events')).events;
  /** Its code comes after the page; before that nothing is noted. */
  const measuring = () => waitUntil(() => creator.run<boolean>("performance.getEntriesByType('resource').some((entry) => entry.name.includes('web-vitals'))"), 'the measuring has not begun');

  it('[ANALYTICS-05] is how well the page was there, when it is left', async () => {
    await creator.goto('/influencer-home');
    await creator.see('tab', /^All/);
    await measuring();
    // The first click ends the search for the largest paint, so there must have been one.
    await creator.run("new Promise((seen) => new PerformanceObserver(seen).observe({ type: 'largest-contentful-paint', buffered: true })).then(() => true)");
    await creator.click('tab', /^Affiliate/);
    await creator.click('link', 'Help');
    await creator.see('heading', 'Help');
    await creator.goto('/performance'); // another document
    const metrics = async () => (await events()).filter(({ name }) => name === 'web-vital').map(({ values }) => String(values['metric']));
    let told: string[] = [];
    await waitUntil(async () => {
      told = await metrics();
      return ['LCP', 'CLS', 'INP'].every((metric) => told.includes(metric));
    }, 'vitals').catch(() => expect(told, 'vitals that arrived').to.include.members(['LCP', 'CLS', 'INP']));
    for (const { values } of (await events()).filter(({ name }) => name === 'web-vital')) {
      expect(values['value']).to.be.within(0, 30_000);
      expect(values['rating']).to.be.oneOf(['good', 'needs-improvement', 'poor']);
    }
    expect(await creator.violations()).to.deep.equal([]);
  });

  it('[ERR-35] is told of a screen that broke: which one and how, to the service that the page names', async () => {
    await creator.goto('/help');
    await creator.see('heading', 'Help');
    await measuring();
    await creator.run("Object.defineProperty(Intl.NumberFormat.prototype, 'format', { get() { throw new RangeError('₹4,321') } })");
    await creator.click('link', 'Performance');
    await creator.seeText("Oops, something's not right!");
    let told: Event[] = [];
    await waitUntil(async () => (told = (await events()).filter(({ name }) => name === 'failure')).length > 0, 'no report came');
    expect(told.map(({ path, values }) => [path, values])).to.deep.equal([['/performance', { element: 'creator-performance', code: 'render-failed' }]]);
    await creator.errors();
  });

  it('belongs to one session in one tab, and shows on the control page', async () => {
    const told = await events();
    expect(new Set(told.map((event) => event.session_id)).size).to.equal(1);
    expect(told.map(({ name, path }) => `${name} ${path}`)).to.include.members([
      'page-view /influencer-home', 'page-view /help', 'app-load /influencer-home', 'click /influencer-home',
    ]);
    await creator.goto('/sandbox');
    await creator.see('heading', 'Analytics');
    await creator.seeText('page-view');
  });
});
