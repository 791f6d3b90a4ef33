import { expect } from '@open-wc/testing';
import { click, findByRole, findByText, queryAllByText } from '../support/screen';
import { openEmbeddingPage } from '../support/embedding-page';
import { createWorld } from '../support/world';
import { waitUntil } from '../support/wait-until';

describe('?creator-debug', () => {
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
