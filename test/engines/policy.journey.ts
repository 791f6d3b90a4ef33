import assert from 'node:assert/strict';
import type { Brand } from '../../src/domain/brand';
import { page, setup, strict, walks, type Step } from '../support/policy-walks';
import type { Journey, JourneySandbox } from './journey';
import type { Person } from './person';
import { until } from './until';

/** The first script of each page. It keeps what the engine refuses, because no driver of all engines tells it. */
const watching = '<script src="/host/violations.js"></script>';
const watch = `
  globalThis.violations = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    globalThis.violations.push([effectiveDirective, blockedURI, sourceFile, lineNumber].join(' ')));
`;

/** Screens of the standalone page, and a heading of each. */
const screens = [
  ['/influencer-home', 'Earn 10% commission'],
  ['/affiliate-links', 'Create affiliate links'],
  ['/performance', 'Performance'],
  ['/collection-listing', 'Links and collections'],
  ['/auto-dm-listing', /AutoDM/],
  ['/qr-code-listing', /QR/],
  ['/view-all-ordered-products', /[Oo]rder/],
  ['/auto-dm-activated', 'AutoDM'],
  ['/auto-dm-post-linking', 'Link a post'],
  ['/earnings', 'Payments'],
  ['/bank-details', 'Bank details'],
  ['/help', 'Help'],
  ['/collection/col-monsoon', 'Monsoon must-haves'],
] as const;

const violations = (creator: Person) => creator.evaluate(() => (globalThis as unknown as { violations: string[] }).violations);

async function walk(creator: Person, steps: readonly Step[]): Promise<void> {
  for (const [act, role, name, text = ''] of steps) {
    if (act === 'fill') await creator.fill(name, text, role);
    else if (act === 'click') await creator.click(role, name);
    else if (act === 'text') await creator.sees(name);
    else await creator.finds(role, name);
  }
}

/** The page that the server has there, with its own policy and the watching script. */
async function watched(creator: Person, sandbox: JourneySandbox, path: string, heading: string | RegExp): Promise<void> {
  await creator.goto(path);
  await creator.finds('heading', heading);
  const { body, policy } = await creator.evaluate(async () => {
    const response = await fetch(location.href);
    return { body: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
  });
  assert.match(policy, /script-src 'self'/, path);
  assert.match(body, /<head>/, path);
  sandbox.put(path, { body: body.replace('<head>', `<head>${watching}`), policy });
  // Some drivers do not wait for a page: a heading of the old one would be found again.
  await creator.goto('/host/empty');
  await creator.finds('heading', 'Empty');
}

export const journey: Journey = {
  name: 'the security policy is kept by every element in a host page, and by every screen of the standalone page',
  scenario: 'busy-creator',
  loggedIn: true,
  async walk({ creator, sandbox }) {
    sandbox.put('/host/violations.js', { body: watch });
    sandbox.put('/service-worker.js', { body: '// It answers nothing, or the pages would come from its store.' });
    sandbox.put('/host/setup.js', { body: setup(await sandbox.control<Brand>('brand'), '/api') });
    for (const [index, [html, ...steps]] of walks.entries()) {
      // The one tag that pages do not write themselves, so the loader does not know it.
      const bundle = html.includes('password-alert') ? '/elements/creator-password-alert.js' : '/creator-elements.js';
      const address = `/host/${index}`;
      sandbox.put(address, { body: page(html, bundle).replace('<head>', `<head>${watching}`), policy: strict });
      await creator.goto(address);
      await walk(creator, steps);
      assert.deepEqual(await violations(creator), [], html);
    }
    for (const [path, heading] of screens) {
      await watched(creator, sandbox, path, heading);
      await creator.goto(path);
      await creator.finds('heading', heading);
      assert.deepEqual(await violations(creator), [], path);
    }
    // The watching script sees what is refused.
    await creator.evaluate(() => { document.body.append(Object.assign(document.createElement('img'), { src: 'http://tracker.example/x.png' })); });
    await until('nothing was refused', async () => (await violations(creator)).length > 0);
  },
};
