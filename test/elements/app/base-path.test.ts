import { expect } from '@open-wc/testing';
import '../../../elements/creator-app';
import type { CreatorApp } from '../../../elements/creator-app';
import { brand, demoPhone } from '../../../demo/marketplace/brand';
import { createRuntime } from '../../../src/runtime';
import { sessionStore } from '../../../src/features/shared/session/session-store';
import { takeOAuthReturn } from '../../../src/bridge/oauth-return';
import { click, findByRole } from '../../support/screen';
import { waitUntil } from '../../support/wait-until';
import { createWorld, type World } from '../../support/world';

/** How a page may write a base path, and how the browser writes it in its address. */
const spellings = [
  ['/creators', '/creators'],
  ['creators/', '/creators'],
  ['/créateurs', '/cr%C3%A9ateurs'],
  ['/निर्माता', '/%E0%A4%A8%E0%A4%BF%E0%A4%B0%E0%A5%8D%E0%A4%AE%E0%A4%BE%E0%A4%A4%E0%A4%BE'],
  ['/our shop', '/our%20shop'],
  [`${location.origin}/creators/`, '/creators'],
] as const;

describe('<creator-app base-path>', () => {
  let world: World;
  let app: CreatorApp;
  const original = location.href;

  async function start(basePath: string, address: string): Promise<void> {
    history.replaceState(null, '', address);
    const runtime = createRuntime({ apiBase: world.apiBase, brand });
    runtime.use(sessionStore).signIn((await world.login(demoPhone)).user_id);
    app = document.createElement('creator-app');
    app.setAttribute('base-path', basePath);
    app.runtime = runtime;
    document.body.append(app);
  }

  beforeEach(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
  });
  afterEach(() => {
    app.remove();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', original);
  });

  for (const [given, path] of spellings) {
    it(`opens what is below it, and goes on there, written '${given}'`, async () => {
      await start(given, `${path}/help`);
      await findByRole(app, 'heading', 'Help');
      await click(app, 'link', 'Payments');
      await findByRole(app, 'heading', 'Payments');
      expect(location.pathname).to.equal(`${path}/earnings`);
    });

    it(`opens Home where no page has the address, written '${given}'`, async () => {
      await start(given, '/nowhere');
      await waitUntil(() => location.pathname === `${path}/influencer-home`);
      expect(await app.whenReady()).to.equal('ready');
    });
  }

  it('says so where the browser refuses a new address, and shows the page again', async () => {
    await start('/creators', '/creators/help');
    await findByRole(app, 'heading', 'Help');
    history.pushState = () => { throw new DOMException('too many', 'SecurityError'); };
    try {
      await click(app, 'link', 'Payments');
      await waitUntil(() => app.status === 'error');
    } finally {
      Reflect.deleteProperty(history, 'pushState');
    }
    await click(app, 'button', 'Retry');
    await findByRole(app, 'heading', 'Help');
  });

  for (const given of ['#/creators', '?page=', 'https://another.example/creators']) {
    it(`says so where no address of the page can begin with it, as with '${given}', and goes on answering`, async () => {
      const codes: string[] = [];
      addEventListener('creator-error', (event) => codes.push(event.detail.code), { once: true });
      await start(given, '/nowhere');
      expect(await app.whenReady()).to.equal('error');
      await findByRole(app, 'button', 'Retry');
      await waitUntil(() => codes.length > 0);
      expect(codes).to.deep.equal(['app-failed']);
    });
  }
});

describe('the address to which Instagram returns', () => {
  const original = location.href;
  afterEach(() => history.replaceState(null, '', original));

  for (const [given, path] of spellings.filter(([each]) => each !== 'creators/')) {
    it(`is found below '${given}'`, () => {
      const basePath = given.replace(/\/$/, '');
      history.replaceState(null, '', `${path}/influencer-home?code=c&state=s`);
      expect(takeOAuthReturn(basePath)).to.deep.include({ code: 'c', state: 's' });
      expect(location.search).to.equal('');
    });
  }

  it('is none of another site', () => {
    history.replaceState(null, '', '/creators/influencer-home?code=c&state=s');
    expect(takeOAuthReturn('https://another.example/creators')).to.equal(null);
  });
});
