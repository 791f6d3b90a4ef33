import { expect } from '@open-wc/testing';
import { builtFile, openEmbeddingPage, type EmbeddingPage } from '../support/embedding-page';
import { findByText, queryAllByText } from '../support/screen';
import { createWorld } from '../support/world';
import { waitUntil } from '../support/wait-until';

const home = (apiBase: string) => `<creator-home api-base="${apiBase}"></creator-home>`;

async function failed(page: EmbeddingPage, code: string) {
  await waitUntil(() => page.failures().some((failure) => failure.code === code), `no ${code}`)
    .catch(() => { throw new Error(`no ${code}, but ${JSON.stringify(page.failures())} ${page.document.body.innerText}`); });
  const [failure] = page.failures().filter((each) => each.code === code);
  expect(page.warnings().filter((text) => text.includes(`docs/troubleshooting.md#${code}`))).to.have.length.above(0);
  return failure;
}

/** The note for the developers of the page, in place. */
const note = (page: EmbeddingPage, code: string) => findByText(page.document, `For the developers of this page: ${code}`);

/** Where no sheet of ours reaches, the words stand apart from the sides and in the middle all the same. */
function inTheMiddle(text: HTMLElement) {
  const words = document.createRange();
  words.selectNodeContents(text);
  const { left, right, top } = words.getBoundingClientRect();
  expect(left).to.be.at.least(24);
  expect(Math.abs(left - (390 - right))).to.be.at.most(1);
  expect(top).to.be.at.least(40);
}

describe('what is wrong is said in place and by code', () => {
  for (const [what, apiBase] of [['HTML', '/dist/index.html?path='], ['404', '/nowhere']] as const) {
    it(`where api-base answers with ${what}`, async () => {
      const page = await openEmbeddingPage({ body: home(apiBase) });
      const failure = await failed(page, 'api-base-wrong');
      expect(failure).to.deep.include({ element: 'creator-home', type: 'configuration', retryable: false });
      expect(failure?.requestId).to.match(/^[\da-f]{32}$/);
      await note(page, 'api-base-wrong');
      await findByText(page.document, /is no JSON, so it is not the API's. Check api-base./);
    });
  }

  it('where nothing answers at api-base', async () => {
    const page = await openEmbeddingPage({ body: home('http://127.0.0.1:47/api') });
    await failed(page, 'api-base-wrong');
    await note(page, 'api-base-wrong');
  });

  it('where the policy refuses the calls', async () => {
    const page = await openEmbeddingPage({ body: home('https://api.example/v0'), policy: "connect-src 'self'" });
    expect((await failed(page, 'blocked-by-policy'))?.message).to.contain('connect-src https://api.example');
    await note(page, 'blocked-by-policy');
  });

  it("where the policy refuses lit-html's Trusted Types policy", async () => {
    const page = await openEmbeddingPage({
      body: '<creator-app routing="memory"></creator-app>', policy: 'trusted-types none-of-ours',
    });
    expect((await failed(page, 'blocked-by-policy'))?.message).to.contain('trusted-types lit-html');
    await note(page, 'blocked-by-policy');
  });

  it('where the policy refuses pictures, once and without a note in place', async () => {
    const world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
    const page = await openEmbeddingPage({ body: home(world.apiBase), policy: "img-src 'none'" });
    expect((await failed(page, 'blocked-by-policy'))?.message).to.contain('img-src ');
    expect(queryAllByText(page.document, /For the developers/)).to.have.length(0);
  });

  it('where the file of an element is missing, in the tag itself', async () => {
    const page = await openEmbeddingPage({ body: '<creator-help></creator-help>', imports: { [await builtFile('elements/creator-help.js')]: '/dist/gone.js' } });
    await failed(page, 'chunk-failed');
    inTheMiddle(await findByText(page.document, 'This part of the page could not be loaded'));
    const { height } = (await findByText(page.document, 'Reload the page')).getBoundingClientRect();
    expect(height).to.be.within(44, 64);
    await note(page, 'chunk-failed');
  });

  it('where nothing at all loads', async () => {
    const gone = '/dist/gone.js';
    const page = await openEmbeddingPage({
      body: '<creator-help></creator-help>', imports: { [await builtFile('elements/shell.js')]: gone, [await builtFile('chunks/diagnosis')]: gone },
    });
    inTheMiddle(await findByText(page.document, 'This part of the page could not be loaded (chunk-failed). Please reload the page.'));
  });

  it('where the chunk of a screen is missing', async () => {
    const page = await openEmbeddingPage({ body: '<creator-help></creator-help>', imports: { [await builtFile('chunks/info')]: '/dist/gone.js' } });
    expect(await failed(page, 'chunk-failed')).to.deep.include({ element: 'creator-help', type: 'chunk', retryable: true });
    await findByText(page.document, 'Loading chunk failed');
    await note(page, 'chunk-failed');
  });

  it('where nobody is logged in', async () => {
    const world = await createWorld();
    const page = await openEmbeddingPage({ body: home(world.apiBase) });
    const failure = await failed(page, 'no-session');
    expect(failure).to.deep.include({ type: 'session', status: 401 });
    await findByText(page.document, 'Please log in to see this');
    await note(page, 'no-session');
    expect(page.failures()).to.have.length(1);
  });

  it('where the browser is too old', async () => {
    const page = await openEmbeddingPage({ body: '<creator-help></creator-help>', old: true });
    expect(await failed(page, 'unsupported-browser')).to.deep.include({ type: 'configuration', retryable: false });
    inTheMiddle(await findByText(page.document, 'Please update your browser'));
    inTheMiddle(await findByText(page.document, 'This page needs a newer version to work.'));
    await note(page, 'unsupported-browser');
    // A page that waits for the element must not wait for ever.
    expect(await page.document.querySelector('creator-help')?.whenReady()).to.equal('error');
  });

  for (const lacks of ['cqi', 'color-mix', ':has']) {
    it(`where the browser is too old for ${lacks}`, async () => {
      const page = await openEmbeddingPage({ body: '<creator-help></creator-help><creator-app routing="memory"></creator-app>', lacks: [lacks] });
      await failed(page, 'unsupported-browser');
      await waitUntil(() => queryAllByText(page.document, 'Please update your browser').length === 2);
      for (const tag of ['creator-help', 'creator-app'] as const) expect(await page.document.querySelector(tag)?.whenReady()).to.equal('error');
    });
  }

  it('where the browser cannot read the language of our scripts', async () => {
    const newer = 'data:text/javascript,let%20newer%20=%20;';
    const imports = { [await builtFile('elements/shell.js')]: newer, [await builtFile('chunks/diagnosis')]: newer };
    const page = await openEmbeddingPage({ body: '<creator-help></creator-help>', imports });
    inTheMiddle(await findByText(page.document, 'Please update your browser. This page needs a newer version to work.'));
  });

  it('and nothing is wrong in the oldest browsers that are supported', async () => {
    const world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
    const lacks = [
      ':state()', 'Intl.Segmenter', 'Promise.withResolvers', 'Object.groupBy', 'Array.fromAsync', 'Set.prototype.union', 'HTMLElement.prototype.showPopover',
      'HTMLElement.prototype.hidePopover', 'Element.prototype.checkVisibility', 'Element.prototype.moveBefore', 'URL.parse', 'URL.canParse', 'Promise.try', 'Iterator.prototype.map',
    ];
    const page = await openEmbeddingPage({ body: `${home(world.apiBase)}<creator-performance api-base="${world.apiBase}"></creator-performance>`, lacks });
    for (const tag of ['creator-home', 'creator-performance']) {
      await waitUntil(() => (page.document.querySelector(tag) as { status?: string } | null)?.status === 'ready', `<${tag}> is ready`);
    }
    expect(page.failures()).to.deep.equal([]);
  });

  it('where the server fails, by code alone: the screen has its own words', async () => {
    const world = await createWorld();
    await world.login();
    await world.control('faults', { method: 'POST', path: '/home/listing', status: 500, times: 9 });
    const page = await openEmbeddingPage({ body: home(world.apiBase) });
    expect(await failed(page, 'server-failed')).to.deep.include({ type: 'network', status: 500, retryable: true });
    expect(page.failures()).to.have.length(1);
    expect(queryAllByText(page.document, /For the developers/)).to.have.length(0);
  });
});
