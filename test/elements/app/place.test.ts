import { expect } from '@open-wc/testing';
import '../../../elements/creator-app';
import type { CreatorApp } from '../../../elements/creator-app';
import { brand, demoPhone } from '../../../demo/marketplace/brand';
import { createRuntime, type CreatorConfig, type Runtime } from '../../../src/runtime';
import { placeStore } from '../../../src/features/shared/session/place-store';
import { sessionStore } from '../../../src/features/shared/session/session-store';
import { click, findByRole, findByText, gone, queryAllByRole, type } from '../../support/screen';
import { waitUntil } from '../../support/wait-until';
import { createWorld, type World } from '../../support/world';

const profile = { method: 'GET', path: '/home/profile-data' };
const failed = 'We could not load your profile';

describe('the page that was wanted', () => {
  it('is forgotten by who logs out, also where nothing is stored', () => {
    const runtime = createRuntime({ ephemeral: true, fetch: () => new Promise(() => undefined) });
    const { keep, take } = runtime.use(placeStore);
    keep({ route: 'earnings', params: {}, query: {} }, 'asha');
    runtime.signOut();
    expect(take('asha').route).to.equal('home');
  });
});

describe('<creator-app>: back to the page that was wanted', () => {
  let world: World;
  let runtime: Runtime;
  let app: CreatorApp;

  async function start(address: string, { loggedIn = true, ...config }: CreatorConfig & { loggedIn?: boolean } = {}): Promise<void> {
    runtime = createRuntime({ apiBase: world.apiBase, brand, ...config });
    if (loggedIn) runtime.use(sessionStore).signIn((await world.login()).user_id);
    app = document.createElement('creator-app');
    app.setAttribute('routing', 'memory');
    app.setAttribute('start', address);
    app.runtime = runtime;
    document.body.append(app);
  }
  async function logIn(phone: string): Promise<void> {
    type(await findByRole(app, 'textbox', 'Phone number'), phone);
    await click(app, 'button', 'Request OTP');
    const field = await findByRole(app, 'textbox', 'OTP');
    const { messages } = await world.control<{ messages: { otp?: string }[] }>('outbox');
    type(field, messages.find(({ otp }) => otp)?.otp ?? '');
    await click(app, 'button', 'Login');
  }
  const range = async () => ((await findByRole(app, 'combobox', 'Date range')) as HTMLSelectElement).value;
  const current = () => queryAllByRole(app, 'link').find((link) => link.getAttribute('aria-current') === 'page')?.textContent;
  const phoneFields = () => queryAllByRole(app, 'textbox', 'Phone number').length;

  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    world = await createWorld({ scenario: 'busy-creator' });
  });
  afterEach(() => {
    app.remove();
    runtime.signOut();
  });

  it('[LOGIN-12] keeps a deep link through the login', async () => {
    await start('/performance?period=LIFETIME', { loggedIn: false });
    await logIn(demoPhone);
    await findByRole(app, 'heading', 'Performance');
    expect(await range()).to.equal('LIFETIME');
  });

  it('leads there once: a login that is gone to by itself leads Home', async () => {
    await start('/performance?period=LIFETIME', { loggedIn: false });
    await logIn(demoPhone);
    await findByRole(app, 'heading', 'Performance');
    app.navigate('/login');
    await logIn(demoPhone);
    await waitUntil(() => current() === 'Home', 'it is not Home');
  });

  it('[ERR-09] brings the same user back to the page where the session ended, with its filters', async () => {
    await start('/performance');
    await app.whenReady(); // the fault is for the figures of the next range, so those of the first are there
    const select = (await findByRole(app, 'combobox', 'Date range')) as HTMLSelectElement;
    await world.control('faults', { method: 'POST', path: '/perf/v2/overview', status: 401, times: 1 });
    select.value = 'LIFETIME';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await logIn(demoPhone);
    await findByRole(app, 'heading', 'Performance');
    expect(await range()).to.equal('LIFETIME');
  });

  it('takes another user Home', async () => {
    await start('/performance');
    await app.whenReady(); // the fault is for the next figures, so the first ones are there
    await world.control('faults', { method: 'POST', path: '/perf/v2/overview', status: 401, times: 1 });
    void app.refresh();
    await logIn('9876500001');
    await findByRole(app, 'tab', /^All/);
    expect(queryAllByRole(app, 'link', 'Home').map((link) => link.getAttribute('aria-current'))).to.deep.equal(['page']);
  });

  it('keeps the page where an ended session is noticed first', async () => {
    await world.control('faults', { ...profile, status: 401, times: 1 });
    await start('/earnings');
    await logIn(demoPhone);
    await findByRole(app, 'heading', 'Payments');
  });

  it('[LOGIN-13] says at /login that the profile could not be loaded, ends nothing, and leads back by Retry', async () => {
    await world.control('faults', { ...profile, status: 403, times: 2 });
    await start('/performance?period=LIFETIME');
    await findByText(app, failed);
    expect(runtime.use(sessionStore).isAnonymous()).to.equal(false);
    await click(app, 'button', 'Retry');
    await findByText(app, 'Something went wrong. Please try again.');
    expect(phoneFields()).to.equal(1);
    await click(app, 'button', 'Retry');
    await findByRole(app, 'heading', 'Performance');
    expect(await range()).to.equal('LIFETIME');
  });

  it('[LOGIN-13] says so as well after a reload, and no longer once somebody has logged in', async () => {
    await world.control('faults', { ...profile, status: 403, times: 1 });
    await start('/earnings');
    await findByText(app, failed);
    app.remove();
    await start('/login');
    await findByText(app, failed);
    await logIn(demoPhone);
    await findByRole(app, 'heading', 'Payments');
  });

  it('stays where it is when there is no answer, with Retry', async () => {
    let lost = true;
    await start('/performance', {
      fetch: (input, init) => (lost && String(input).includes('profile-data') ? Promise.reject(new TypeError('lost')) : fetch(input, init)),
    });
    await findByRole(app, 'heading', 'We could not reach the server');
    expect(phoneFields()).to.equal(0);
    await waitUntil(() => app.status === 'error', 'it is not error');
    lost = false;
    await click(app, 'button', 'Retry');
    await findByRole(app, 'heading', 'Performance');
    await gone(app, 'heading', 'We could not reach the server');
    await waitUntil(() => app.status === 'ready');
  });

  it('goes on by itself when the network is back', async () => {
    let lost = true;
    await start('/performance', {
      fetch: (input, init) => (lost && String(input).includes('profile-data') ? Promise.reject(new TypeError('lost')) : fetch(input, init)),
    });
    await findByRole(app, 'heading', 'We could not reach the server');
    lost = false;
    dispatchEvent(new Event('online'));
    await findByRole(app, 'heading', 'Performance');
  });
});
