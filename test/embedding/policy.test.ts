import { expect } from '@open-wc/testing';
import type { Brand } from '../../src/domain/brand';
import { openPerson, type Person } from '../support/person';
import { waitUntil } from '../support/wait-until';

/** The policy that every single element runs under, Trusted Types included. */
const strict = [
  "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' https:", "media-src 'self' https:",
  "font-src 'self'", "connect-src 'self'", "frame-src 'none'", "worker-src 'self'", "object-src 'none'", "base-uri 'none'",
  "form-action 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'",
].join('; ');

type Step = readonly [act: 'see' | 'text' | 'click' | 'fill', role: string, name: string | RegExp, text?: string];

/** Each element, what it shows first, and the ways into its drawers, dialogs and files. */
const walks: readonly (readonly [html: string, ...Step[]])[] = [
  ['<creator-affiliate-links></creator-affiliate-links>', ['see', 'heading', /links/], ['click', 'button', 'From marketplace orders'], ['see', 'dialog', /./], ['click', 'button', 'Close']],
  ['<creator-auto-dm></creator-auto-dm>', ['see', 'heading', 'AutoDM'], ['see', 'switch', /./]],
  ['<creator-auto-dm-listing></creator-auto-dm-listing>', ['see', 'heading', /AutoDM/], ['click', 'button', 'Products'], ['see', 'dialog', /./], ['click', 'button', 'Close']],
  ['<creator-bank-details></creator-bank-details>', ['see', 'heading', 'Bank details']],
  ['<creator-collection collection-id="col-monsoon"></creator-collection>', ['see', 'heading', 'Monsoon must-haves']],
  ['<creator-collection-listing></creator-collection-listing>',
    ['click', 'button', 'Copy collection link'], ['text', 'status', /Link Copied/], ['click', 'button', 'QR code'], ['see', 'img', /QR code of/], ['click', 'button', 'Download'],
    ['text', 'status', /downloaded/], ['click', 'button', 'Close'], ['click', 'button', /^Delete/], ['see', 'alertdialog', /./], ['click', 'button', 'CLOSE']],
  ['<creator-earnings></creator-earnings>', ['see', 'heading', 'Payments'], ['click', 'button', 'Statement and tax (TDS)'], ['click', 'button', 'Download CSV'], ['click', 'button', 'Print']],
  ['<creator-earnings view="past_payments"></creator-earnings>', ['see', 'heading', /payments/i], ['click', 'button', /^About/], ['see', 'dialog', /./]],
  ['<creator-help></creator-help>', ['see', 'heading', 'Help']],
  ['<creator-home></creator-home>', ['see', 'heading', /^Hi, /], ['see', 'heading', 'Content inspiration']],
  ['<creator-login></creator-login>', ['fill', 'textbox', /[Pp]hone|[Mm]obile/, '9876543210']],
  ['<creator-ordered-products></creator-ordered-products>', ['see', 'heading', /./], ['see', 'button', 'Create affiliate links']],
  ['<creator-performance period="LIFETIME"></creator-performance>',
    ['click', 'button', 'See how it adds up'], ['see', 'heading', 'Total Commissions'], ['click', 'button', 'Close'], ['click', 'button', 'About Clicks'], ['click', 'button', 'Close'],
    ['click', 'button', /sales/], ['see', 'heading', /Linked Products/]],
  ['<creator-post-linking></creator-post-linking>', ['see', 'heading', 'Link a post']],
  ['<creator-qr-code-listing></creator-qr-code-listing>', ['see', 'heading', /QR/], ['click', 'button', 'Download'], ['text', 'status', /downloaded/]],
  ['<creator-reel-viewer category-id="fashion"></creator-reel-viewer>', ['see', 'button', 'Sound']],
  ['<creator-password-alert></creator-password-alert>', ['see', 'dialog', /./]],
];
const together = walks.map(([html]) => html).filter((html) => !/password-alert|reel-viewer|view=/.test(html)).join('');

const page = (body: string, bundle = '/creator-elements.js', setup = '/host/setup.js') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><script type="module" src="${setup}"></script><script type="module" src="${bundle}"></script></head><body>${body}</body></html>`;
const setup = (brand: Brand, apiBase: string, runtime = '/runtime.js') => `
  import { configureCreator } from '${runtime}';
  configureCreator({ apiBase: '${apiBase}', clientId: 'host', brand: ${JSON.stringify(brand)}, instagram: { clientId: '1', authorizeUrl: '#consent' }, analytics: { url: '${apiBase}/v1/analytics/events' } });
  print = () => dispatchEvent(new Event('afterprint'));
`;

async function walk(creator: Person, steps: readonly Step[]): Promise<void> {
  for (const [act, role, name, text] of steps) {
    if (act === 'fill') await creator.fill(role, name, text ?? '');
    else if (act === 'text') await creator.seeText(name);
    else await creator[act](role, name);
  }
}

async function enter(scenario: string): Promise<Person> {
  const creator = await openPerson({ scenario });
  await creator.login();
  const brand = await creator.control<Brand>('brand');
  const { origin, otherOrigin } = creator.server;
  await creator.putPage('/host/setup.js', setup(brand, '/api'));
  await creator.putPage('/host/setup-cdn.js', setup(brand, '/api', `${otherOrigin}/copy/runtime.js`));
  await creator.putPage('/host/setup-api.js', setup(brand, `${otherOrigin}/api`));
  await creator.putPage('/host/all', page(together), strict);
  expect(origin).to.not.equal(otherOrigin);
  return creator;
}

/** The policies of docs/security-policy.md by name, as a server would send them. */
async function documented(media: string, other: string): Promise<Record<string, string>> {
  const text = await (await fetch('/docs/security-policy.md')).text();
  const blocks = [...text.matchAll(/^```csp ([\w-]+)\n([^`]+)```$/gm)];
  return Object.fromEntries(blocks.map(([, name, block]) => [name, (block ?? '').replaceAll(/\s+/g, ' ').trim()
    .replaceAll('https://media.example', media).replaceAll(/https:\/\/(cdn|api)\.example/g, other)]));
}

describe('the security policy of a host page', () => {
  let creator: Person;
  before(async () => {
    creator = await enter('busy-creator');
  });
  afterEach(async () => expect(await creator.violations()).to.deep.equal([]));
  /** Everything the server is asked from now on fails in that way. */
  const failing = async (status: number) => {
    for (const path of ['/*/*', '/*/*/*', '/*/*/*/*', '/*/*/*/*/*']) await creator.control('faults', { method: '*', path, status, body: {} });
  };

  for (const [html, ...steps] of walks) {
    it(`is kept by ${html.replace(/><.*/, '>')}, ready, with what opens over it`, async () => {
      // The one tag that pages do not write themselves, so the loader does not know it.
      const bundle = html.includes('password-alert') ? '/elements/creator-password-alert.js' : '/creator-elements.js';
      await creator.putPage('/host/one', page(html, bundle), strict);
      await creator.goto('/host/one');
      await walk(creator, steps);
    });
  }

  it('is kept while a clip plays, by swiping, and by what is counted when the page is left', async () => {
    await creator.putPage('/host/one', page('<creator-reel-viewer category-id="fashion"></creator-reel-viewer>'), strict);
    await creator.goto('/host/one');
    await creator.see('button', 'Sound');
    await waitUntil(() => creator.run<boolean>("[...document.querySelector('creator-reel-viewer').shadowRoot.querySelectorAll('video')].some((video) => video.currentTime > 0)"), 'no clip plays');
    await creator.press('ArrowDown');
    await creator.goto('/host/all');
    await waitUntil(async () => (await creator.control<{ requests: { path: string }[] }>('requests')).requests.some(({ path }) => path === '/v1/analytics/events'), 'nothing was counted');
  });

  it('is kept on paper and in dark colours', async () => {
    await creator.putPage('/host/one', page('<creator-performance color-scheme="dark"></creator-performance>'), strict);
    await creator.goto('/host/one');
    await creator.see('button', 'About Clicks');
    await creator.emulateMedia('print');
    await creator.emulateMedia('screen');
  });

  it('is kept by all elements together while the server fails, and when the session has ended', async () => {
    await failing(500);
    await creator.goto('/host/all');
    await waitUntil(async () => (await creator.count('button', 'Retry')) >= 6, 'too few say what is wrong');
    await creator.control('faults', undefined, 'DELETE');
    await failing(401);
    await creator.goto('/host/all');
    await waitUntil(async () => (await creator.count('button', 'Login')) >= 6, 'too few ask to log in');
    await creator.control('faults', undefined, 'DELETE');
    await creator.login();
  });

  it('is kept by all elements of a creator who has nothing yet', async () => {
    const fresh = await enter('new-creator');
    await fresh.goto('/host/all');
    await fresh.see('heading', 'Content inspiration');
    await fresh.seeText('₹0');
    expect(await fresh.violations()).to.deep.equal([]);
  });

  it('is kept where code does not arrive', async () => {
    const stranger = await openPerson({ server: creator.server });
    const manifest = await creator.run<Record<string, { dynamicImports: string[] }>>("fetch('/manifest.json').then((answer) => answer.json())");
    const [screen] = manifest['elements/creator-help.js']?.dynamicImports.filter((name) => name.startsWith('chunks/')) ?? [];
    expect(screen, 'the file of its screen').to.be.a('string');
    const chunk = `/${screen}`;
    await creator.putPage(chunk, 'throw new Error("gone")');
    await creator.putPage('/host/one', page('<creator-help></creator-help>'), strict);
    await stranger.goto('/host/one');
    await stranger.see('button', 'Retry');
    await creator.putPage(chunk);
    expect(await stranger.violations()).to.deep.equal([]);
  });

  for (const [name, bundle, setupFile] of [
    ['own-origin', '/creator-elements.js', '/host/setup.js'],
    ['cdn', 'CDN/copy/creator-elements.js', '/host/setup-cdn.js'],
    ['api-elsewhere', '/creator-elements.js', '/host/setup-api.js'],
  ] as const) {
    it(`as docs/security-policy.md gives it for '${name}' lets everything through, the app with its own line`, async () => {
      const { origin, otherOrigin } = creator.server;
      const policies = await documented(origin, otherOrigin);
      const policy = policies[name] ?? '';
      const from = bundle.replace('CDN', otherOrigin);
      expect(policy).to.include("trusted-types 'none'");
      await creator.putPage('/host/documented', page(together, from, setupFile), policy);
      await creator.goto('/host/documented');
      for (const heading of ['Payments', 'Performance', 'Content inspiration', 'Monsoon must-haves', 'Help']) await creator.see('heading', heading);
      await creator.putPage('/host/documented-app', page('<creator-app routing="memory"></creator-app>', from, setupFile), policy.replace("trusted-types 'none'", policies['app'] ?? ''));
      await creator.goto('/host/documented-app');
      await creator.see('heading', /^Hi, /);
      expect(await creator.errors()).to.deep.equal([]);
    });
  }

  it('is told apart when it is broken: each refusal names the directive and the address', async () => {
    const stranger = await openPerson({ server: creator.server });
    await creator.putPage('/host/one', page('<creator-help></creator-help>'), strict);
    await stranger.goto('/host/one');
    await stranger.see('heading', 'Help');
    await stranger.run("document.body.append(Object.assign(document.createElement('img'), { src: 'http://tracker.example/x.png' }))");
    await stranger.run("try { document.querySelector('creator-help').shadowRoot.innerHTML = '<b>x</b>'; } catch { /* as it should */ }");
    await stranger.run("document.head.append(Object.assign(document.createElement('style'), { textContent: 'b { color: red }' }))");
    await waitUntil(async () => {
      const told = (await stranger.violations()).join('\n');
      return told.includes('img-src refused http://tracker.example/x.png') && told.includes('require-trusted-types-for refused trusted-types-sink') && told.includes('style-src-elem refused inline');
    });
  });
});
