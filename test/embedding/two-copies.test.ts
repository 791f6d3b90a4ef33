import { expect } from '@open-wc/testing';
import { openPerson, type Person } from '../support/person';

const page = (scripts: string[], body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Two copies</title>${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')}</head><body>${body}</body></html>`;

/** Configures the page by the runtime.js of that copy, and keeps what the console is told. */
const configure = (copy: string) => `
  import { configureCreator } from '${copy}runtime.js';
  globalThis.runtime = configureCreator({ apiBase: '/api', clientId: 'two-copies' });
`;
const listen = `
  globalThis.notes = [];
  const info = console.info;
  console.info = (...words) => { notes.push(words.join(' ')); info(...words); };
`;

describe('two copies of the bundle on one page', () => {
  let creator: Person;
  before(async () => {
    creator = await openPerson({ scenario: 'busy-creator' });
    await creator.login();
    await creator.putPage('/host/listen.js', listen);
    await creator.putPage('/host/configure-copy.js', configure('/copy/'));
    await creator.putPage('/host/configure-other-kind.js', configure('/other-kind/'));
  });

  it('keep the first definition, say so on the console, and throw nothing', async () => {
    await creator.putPage('/host/twice', page(['/host/listen.js', '/elements/creator-performance.js', '/copy/elements/creator-performance.js'], '<creator-performance period="LIFETIME"></creator-performance>'));
    await creator.goto('/host/twice');
    await creator.see('button', 'See how it adds up');
    expect(await creator.run('notes')).to.deep.equal(['creator-elements: <creator-performance> is already defined; the first definition is kept']);
    expect(await creator.errors()).to.deep.equal([]);
  });

  it('meet in one runtime: an element of one shows data, toasts and failures of the runtime that the other made', async () => {
    await creator.putPage('/host/meet', page(['/host/configure-copy.js', '/elements/creator-performance.js'], '<creator-performance period="LIFETIME"></creator-performance>'));
    await creator.goto('/host/meet');
    await creator.see('button', 'See how it adds up');
    expect(await creator.run('document.querySelector("creator-performance").runtime === runtime')).to.equal(true);
    const { requests } = await creator.control<{ requests: { headers?: Record<string, string>; path: string }[] }>('requests');
    expect(requests.filter(({ path }) => path === '/home/profile-data').length).to.be.greaterThan(0);
    await creator.run('runtime.toasts.show("error", "From the other copy")');
    await creator.seeText('From the other copy');
    await creator.control('faults', { method: '*', path: '/perf/v2/overview', status: 500, body: {}, times: 1 });
    await creator.run('void document.querySelector("creator-performance").refresh()');
    await creator.see('button', /again|Retry/i);
    expect(await creator.errors()).to.deep.equal([]);
  });

  it('of kinds that do not fit do not meet: the element works by its own attributes', async () => {
    await creator.putPage('/host/apart', page(['/host/configure-other-kind.js', '/elements/creator-performance.js'], '<creator-performance period="LIFETIME" api-base="/api"></creator-performance>'));
    await creator.goto('/host/apart');
    await creator.see('button', 'See how it adds up');
    expect(await creator.run('document.querySelector("creator-performance").runtime === runtime')).to.equal(false);
  });
});
