import { expect } from '@open-wc/testing';
import { openPerson, type Person } from '../support/person';
import { click, findByRole, findByText, queryAllByText } from '../support/screen';
import { openEmbeddingPage } from '../support/embedding-page';
import { createWorld } from '../support/world';
import { waitUntil } from '../support/wait-until';

describe('?creator-debug', () => {
  let creator: Person;
  before(async () => {
    creator = await openPerson({ scenario: 'busy-creator' });
    await creator.goto('/login');
    await creator.login();
  });

  it('opens an overlay with version, runtime, elements, events and calls, under the policy of the page', async () => {
    await creator.goto('/influencer-home?creator-debug');
    await creator.see('heading', 'Creator elements');
    await creator.see('cell', 'bazaar-creators-web');
    await creator.see('cell', '0.1.0');
    await creator.click('tab', /Elements/);
    await creator.see('cell', 'creator-home');
    await creator.see('cell', 'ready');
    await creator.click('tab', /Events/);
    await creator.see('cell', 'name=page-view route=home');
    await creator.click('tab', /Requests/);
    await creator.see('cell', 'POST /home/listing');
    await creator.see('cell', '200');
    await creator.click('tab', /Bridge/);
    expect(await creator.violations()).to.deep.equal([]);
  });

  it('copies a report that holds no secret, wherever secrets stand', async () => {
    const secrets = ['9876543210', '482913', 'eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIxMjM0NTY3ODkwIn0', '50100234567890', 'HDFC0001234'];
    await creator.goto(`/influencer-home?creator-debug&token=${secrets[2]}`);
    await creator.run(`(async () => {
      const planted = ${JSON.stringify(secrets)};
      for (const secret of planted) {
        for (const name of ['creator-track', 'creator-error', 'creator-change', 'creator-navigate', 'creator-ready', 'creator-open-external']) {
          document.querySelector('creator-app').dispatchEvent(new CustomEvent(name, { bubbles: true, detail: {
            name: secret, message: secret, href: '/x?' + secret, params: { id: secret }, code: secret, requestId: secret, status: secret,
            reason: secret, view: secret, filters: { post: secret }, facts: { user_id: secret, entered_from: secret }, type: secret,
          } }));
        }
        await fetch('/api/v1/collection/' + secret + '#' + secret, { headers: { 'x-request-id': secret, authorization: 'Bearer ' + secret } }).catch(() => {});
        await fetch('/api/auth/request-otp', { method: 'POST', body: JSON.stringify({ phone: secret }), headers: { 'x-request-id': '0123456789abcdef0123456789abcdef', 'content-type': 'application/json' } }).catch(() => {});
      }
    })()`);
    await creator.click('tab', /Requests/);
    await creator.see('cell', 'GET /v1/collection/{id}');
    await creator.click('button', 'Copy report');
    await creator.see('button', 'Copied');
    const report = await creator.readClipboard();
    for (const part of ['## Runtime', '## Elements', '## Events', 'POST /home/listing | 200', 'creator-home | ready']) expect(report).to.contain(part);
    const overlay = await creator.run<string>("document.querySelector('creator-debug').shadowRoot.textContent");
    for (const secret of secrets) {
      expect(report).to.not.contain(secret);
      expect(overlay).to.not.contain(secret);
    }
  });

  it('names a host whose pictures are refused, until the page configures it', async () => {
    const world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
    const host = 'pictures.elsewhere.example';
    const page = await openEmbeddingPage({ body: '', address: '&creator-debug' });
    await findByRole(page.document, 'region', 'Creator elements');
    const script = page.document.createElement('script');
    script.type = 'module';
    script.textContent = `import { configureCreator } from '/dist/runtime.js';
      configureCreator({ apiBase: '${world.apiBase}', fetch: async (...call) => {
        const answer = await fetch(...call);
        return new Response((await answer.text()).replaceAll(/"display_image_url":"[^"]*"/g, '"display_image_url":"https://${host}/a.png"'), answer);
      } });
      document.body.append(document.createElement('creator-home'));`;
    page.document.head.append(script);
    await findByText(page.document, host);
    await findByText(page.document, 'Not in brand.mediaHosts');
  });

  it('folds, moves to the other edge and closes', async () => {
    await creator.goto('/influencer-home?creator-debug');
    await creator.click('button', 'Fold');
    await creator.notSee('tab', /Runtime/);
    await creator.click('button', 'Unfold');
    await creator.click('button', 'Move');
    await waitUntil(async () => (await creator.run("document.querySelector('creator-debug').getBoundingClientRect().top")) === 0, 'at the upper edge');
    await creator.click('button', 'Close');
    await creator.notSee('heading', 'Creator elements');
    await waitUntil(() => creator.run("String(fetch).includes('native code')"), 'the page has its own fetch back');
  });

  it('is not there, and not loaded, without being asked for', async () => {
    await creator.goto('/influencer-home');
    await creator.see('heading', 'Earn 10% commission');
    expect(await creator.run("performance.getEntriesByType('resource').filter(({ name }) => name.includes('overlay')).length")).to.equal(0);
  });

  it('lists failures by code', async () => {
    const page = await openEmbeddingPage({ body: '<creator-home api-base="/nowhere"></creator-home>', address: '&creator-debug' });
    await waitUntil(() => page.failures().length > 0);
    await click(page.document, 'tab', /^Failures/);
    await findByText(page.document, 'api-base-wrong');
    await findByText(page.document, 'docs/troubleshooting.md#api-base-wrong');
  });

  it('shows what went between page and host, and nothing of what was in it', async () => {
    const world = await createWorld();
    const page = await openEmbeddingPage({
      body: `<creator-help api-base="${world.apiBase}"></creator-help>`, modules: ['/dist/host.js', '/dist/creator-elements.js'], address: '&creator-debug',
    });
    const { window } = page;
    await findByRole(page.document, 'region', 'Creator elements');
    // The object by which an Android app is known (docs/native.md).
    Object.assign(window, { CreatorBridge: { postMessage: () => undefined } });
    const add = (text: string) => {
      const script = page.document.createElement('script');
      script.type = 'module';
      script.textContent = text;
      page.document.head.append(script);
    };
    add(`import { detectHost } from '/dist/host.js';
      const host = detectHost({ back: () => true, limits: { goTo: 50 } });
      void host.goTo('back');
      window.creatorMessages.push({ creator: 1, id: 'token-9876543210', type: 'auth', payload: { 'APP-USER-ID': 'u-9876543210', Authorization: 'Bearer 482913' } });`);
    await click(page.document, 'tab', /^Bridge/);
    await findByText(page.document, 'goTo');
    await findByText(page.document, 'not done');
    await findByText(page.document, 'auth');
    await findByText(page.document, 'done');
    expect(queryAllByText(page.document.querySelector('creator-debug') as HTMLElement, /482913|9876543210/).map((each) => each.outerHTML)).to.deep.equal([]);
  });
});
