import { expect } from '@open-wc/testing';
import '../../../elements/creator-app';
import type { CreatorApp } from '../../../elements/creator-app';
import { brand } from '../../../demo/marketplace/brand';
import type { Earnings } from '../../../src/api/contract/earnings';
import { formatMoney } from '../../../src/domain/money';
import { createRuntime, type Runtime } from '../../../src/runtime';
import { sessionStore } from '../../../src/features/shared/session/session-store';
import { hold, type Hold } from '../../support/hold';
import { findByRole, findByText, queryAllByText } from '../../support/screen';
import { waitUntil } from '../../support/wait-until';
import { createWorld, type World } from '../../support/world';

const key = 'creator:last-answers';
const inTab = () => sessionStorage.getItem(key) ?? '';
const mark = /^Last known, as of /;
const failed = 'We could not load your profile';

describe('<creator-app>: the last good answer while the profile is loading', () => {
  let world: World;
  let figure: string;
  let user: string;
  let runtime: Runtime;
  let app: CreatorApp;
  let profile: Hold;

  function open(): void {
    runtime = createRuntime({ apiBase: world.apiBase, brand });
    runtime.use(sessionStore).signIn(user);
    app = document.createElement('creator-app');
    app.setAttribute('routing', 'memory');
    app.setAttribute('start', '/earnings');
    app.runtime = runtime;
    document.body.append(app);
  }
  const ready = () => waitUntil(() => app.status === 'ready', `the app is ${app.status}`);

  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    world = await createWorld({ scenario: 'busy-creator' });
    ({ user_id: user } = await world.login());
    figure = formatMoney((await (await fetch(`${world.apiBase}/v1/earnings`)).json() as Earnings).total_commission);
    open();
    await ready();
    await waitUntil(() => inTab().includes(' profile ') && inTab().includes(' earnings '), 'nothing is stored');
    app.remove();
  });
  afterEach(() => {
    app.remove();
    runtime.signOut();
  });

  /** The second visit, whose profile is answered with `facts` when it is released. */
  async function again(facts: object = {}): Promise<void> {
    await world.control('faults', undefined, 'DELETE');
    profile = await hold(world, 'GET', '/home/profile-data', facts);
    await world.control('faults', { method: 'GET', path: '/v1/earnings', hold: true });
    open();
    await profile.kept();
  }

  it('shows the screen with its time before the profile is answered, and keeps it', async () => {
    await again();
    await findByText(app, figure);
    await findByText(app, mark);
    expect(app.status).to.equal('loading');
    const screen = app.shadowRoot?.querySelector('creator-earnings');
    await profile.release();
    await world.control('faults/release', { method: 'GET', path: '/v1/earnings' });
    await ready();
    expect(queryAllByText(app, mark)).to.have.length(0);
    expect(app.shadowRoot?.querySelector('creator-earnings') === screen).to.equal(true);
  });

  it('shows the login, and nothing of the earlier visit, where the session has ended', async () => {
    await again({ status: 401 });
    await findByText(app, figure);
    await profile.release();
    await findByRole(app, 'textbox', 'Phone number');
    expect(queryAllByText(app, figure)).to.have.length(0);
    expect(inTab()).to.equal('');
  });

  it('leaves the ended session to a page that handles it', async () => {
    await again({ status: 401 });
    await findByText(app, figure);
    app.addEventListener('creator-session-expired', (event) => event.preventDefault());
    await profile.release();
    await waitUntil(() => app.status === 'error');
    expect(queryAllByText(app, figure)).to.have.length(0);
    expect(app.shadowRoot?.querySelectorAll('creator-login').length).to.equal(0);
  });

  it('shows nothing of it to a creator who is refused, and waits for the answer at the next visit', async () => {
    await again({ status: 403 });
    await findByText(app, figure);
    await profile.release();
    await findByText(app, failed);
    expect(queryAllByText(app, figure)).to.have.length(0);
    await waitUntil(() => !inTab().includes(' profile '), 'the profile is still stored');
    app.remove();

    await again({ status: 403 });
    expect(queryAllByText(app, figure)).to.have.length(0);
    await profile.release();
    await findByText(app, failed);
  });

  it('removes the screen in the moment of the refusal, also while the code of the login is loading', async () => {
    await again({ status: 403 });
    await findByText(app, figure);
    const gone = new Promise<string>((resolve) => {
      const watch = new MutationObserver(() => {
        if (app.shadowRoot?.querySelector('creator-earnings')) return;
        watch.disconnect();
        resolve(app.shadowRoot?.querySelector('creator-login, .shell-skeleton')?.className ?? '');
      });
      watch.observe(app.shadowRoot as ShadowRoot, { childList: true, subtree: true });
    });
    await profile.release();
    expect(await gone).to.contain('shell-skeleton');
    await findByText(app, failed);
  });
});
