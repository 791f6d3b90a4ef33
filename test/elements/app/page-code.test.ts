import { expect } from '@open-wc/testing';
import '../../../elements/creator-app';
import { configureCreator } from '../../../src/configure-creator';
import { createRuntime } from '../../../src/runtime';
import { sessionStore } from '../../../src/features/shared/session/session-store';
import { click, findByRole } from '../../support/screen';
import { createWorld } from '../../support/world';

/** A page of its own: no other test has loaded anything. */
describe('<creator-app> in a page that has loaded nothing', () => {
  it('[ROUTE-20] loads the code of a page when it is first shown, and that of analytics never unless the page asks for them', async () => {
    const world = await createWorld({ scenario: 'busy-creator' });
    const tracked: { name: string; facts: Record<string, unknown> }[] = [];
    document.addEventListener('creator-track', (event) => tracked.push((event as CustomEvent<(typeof tracked)[number]>).detail));
    configureCreator({ apiBase: world.apiBase });
    const runtime = createRuntime({ apiBase: world.apiBase });
    runtime.use(sessionStore).signIn((await world.login()).user_id);
    const app = document.createElement('creator-app');
    app.setAttribute('routing', 'memory');
    app.setAttribute('start', '/influencer-home');
    app.runtime = runtime;
    document.body.append(app);
    await findByRole(app, 'tab', /^All/);
    expect(loaded('help-screen')).to.deep.equal([]);

    await click(app, 'link', 'Help');
    await findByRole(app, 'heading', 'Help');
    expect(loaded('help-screen')).to.have.length(1);
    expect(tracked.map(({ name, facts }) => [name, facts['route']])).to.deep.equal([['page-view', 'home'], ['page-view', 'help']]);
    expect([...loaded('start-analytics'), ...loaded('web-vitals')]).to.deep.equal([]);
    expect((await world.control<{ events: unknown[] }>('events')).events).to.have.length(0);
  });
});

const loaded = (file: string) => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes(file) && !name.endsWith('.map'));
