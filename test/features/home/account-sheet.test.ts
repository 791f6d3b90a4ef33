import { expect } from '@open-wc/testing';
import '../../../elements/creator-home';
import { brand } from '../../../demo/marketplace/brand';
import { createRuntime, type CreatorConfig } from '../../../src/runtime';
import { expectAccessible } from '../../support/accessible';
import { click, findByRole, findByText, queryAllByRole } from '../../support/screen';
import { waitUntil } from '../../support/wait-until';
import { createWorld, type World } from '../../support/world';

describe('the place for oneself, opened from the picture on Home', () => {
  let world: World;
  let element: HTMLElement | undefined;
  const asked: string[] = [];
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  beforeEach(() => world.control('faults', undefined, 'DELETE'));
  afterEach(() => {
    element?.remove();
    asked.length = 0;
  });

  async function open(config: CreatorConfig = {}): Promise<HTMLElement> {
    const home = document.createElement('creator-home');
    home.runtime = createRuntime({ apiBase: world.apiBase, brand, ...config });
    home.addEventListener('creator-navigate', (event) => {
      event.preventDefault();
      asked.push(event.detail.route);
    });
    element = home;
    document.body.append(home);
    await home.whenReady();
    await click(home, 'button', 'Your account');
    return findByRole(home, 'dialog', 'Your account');
  }
  const sheets = () => queryAllByRole(element as HTMLElement, 'dialog').length;

  it('is accessible, also while it asks whether to log out', async () => {
    await open();
    await expectAccessible(element as HTMLElement);
    await click(element as HTMLElement, 'button', 'Log out');
    await findByText(element as HTMLElement, 'Log out on this device?');
    await expectAccessible(element as HTMLElement);
  });

  it('goes with the link that was tapped, also where the page takes it over', async () => {
    for (const [link, route] of [[/^Bank details/, 'bankDetails'], [/^Your previous orders/, 'orderedProducts'], [/^Help/, 'help']] as const) {
      await open();
      await click(element as HTMLElement, 'link', link);
      expect([asked.splice(0), sheets()]).to.deep.equal([[route], 0]);
      element?.remove();
    }
  });

  it('keeps the focus where it asks whether to log out, and where the creator stays', async () => {
    const sheet = await open();
    const focused = () => (element?.shadowRoot?.activeElement as HTMLElement | null)?.textContent;
    await click(sheet, 'button', 'Log out');
    await findByText(sheet, 'Log out on this device?');
    const [leave] = queryAllByRole(sheet, 'button', 'Log out');
    expect([focused(), element?.shadowRoot?.activeElement === leave]).to.deep.equal(['Log out', true]);
    await click(sheet, 'button', 'Stay');
    await waitUntil(() => focused() === 'Log out', 'the focus is where it was');
  });

  it('signs out before it asks for the login page', async () => {
    const home = element = document.createElement('creator-home');
    const runtime = createRuntime({ apiBase: world.apiBase, brand });
    let left = 0;
    home.runtime = { ...runtime, signOut: () => void left++ };
    home.addEventListener('creator-navigate', (event) => {
      event.preventDefault();
      asked.push(`${event.detail.route} after ${left}`);
    });
    document.body.append(home);
    await home.whenReady();
    await click(home, 'button', 'Your account');
    await click(home, 'button', 'Log out');
    await findByText(home, 'Log out on this device?');
    await click(home, 'button', 'Log out');
    expect(asked).to.deep.equal(['login after 1']);
  });

  it('leaves logging out to the host app that holds the session, and opens its help', async () => {
    let opened = 0;
    const auth = { 'APP-USER-ID': 'u1', Authorization: 'x' };
    const host = { kind: 'android', getAuth: () => Promise.resolve(auth), openHelpCentre: () => (opened++, true) } as const;
    const sheet = await open({ host });
    expect(queryAllByRole(sheet, 'button', 'Log out')).to.have.length(0);
    await click(sheet, 'button', /^Help/);
    expect(opened).to.equal(1);
    expect(asked).to.deep.equal([]);
  });

  it('says so where the profile could not be loaded, and loads it by Retry', async () => {
    await world.control('faults', { method: 'GET', path: '/home/profile-data', status: 500, body: {}, times: 1 });
    const sheet = await open();
    await findByRole(sheet, 'status');
    await click(sheet, 'button', 'Retry');
    await findByText(sheet, 'Asha Rao');
  });
});
