import { expect } from '@open-wc/testing';
import { openPerson, type Person } from '../support/person';
import { waitUntil } from '../support/wait-until';

const page = (body: string, { html = '', head = '' } = {}) =>
  `<!doctype html><html lang="en" ${html}><head><meta charset="utf-8"><title>Late</title><script src="/host/listen.js"></script>${head}</head><body>${body}</body></html>`;
const element = '<script type="module" src="/elements/creator-earnings.js"></script><creator-earnings></creator-earnings>';

const listen = `
  globalThis.codes = [];
  globalThis.warnings = [];
  console.warn = (text) => warnings.push(String(text));
  addEventListener('creator-error', ({ detail }) => codes.push(detail.code));
`;
/** A clock on which the longest waiting is over at once. */
const hurry = '<script>const later = setTimeout; setTimeout = (act, ms, ...more) => later(act, ms === 15000 ? 0 : ms, ...more);</script>';
const configure = "import('/runtime.js').then(({ configureCreator }) => configureCreator({ apiBase: '/api', clientId: 'late-shop' })).then(() => true)";

describe('a page that configures the elements late', () => {
  let creator: Person;
  const clients = async () => {
    const { requests } = await creator.control<{ requests: { headers?: Record<string, string> }[] }>('requests');
    return [...new Set(requests.map(({ headers }) => headers?.['app-client-id']))];
  };
  const status = () => creator.run<string>("document.querySelector('creator-earnings').status");

  before(async () => {
    creator = await openPerson({ scenario: 'busy-creator' });
    await creator.login();
    await creator.putPage('/host/listen.js', listen);
    // A module whose graph takes forty round trips: the element is defined, and everything it needs has come, long before it runs.
    for (let step = 0; step < 40; step++) await creator.putPage(`/host/step-${step}.js`, step < 39 ? `import './step-${step + 1}.js';` : '');
    await creator.putPage('/host/app.js', "import './step-0.js'; import { configureCreator } from '/runtime.js'; configureCreator({ apiBase: '/api', clientId: 'late-shop' });");
    await creator.putPage('/host/module', page(element + '<script type="module" src="/host/app.js"></script>'));
    await creator.putPage('/host/listener', page(element + '<script type="module" src="/host/listener.js"></script>'));
    await creator.putPage('/host/listener.js', "import { configureCreator } from '/runtime.js'; addEventListener('DOMContentLoaded', () => configureCreator({ apiBase: '/api', clientId: 'late-shop' }));");
    await creator.putPage('/host/waits-html', page(element, { html: 'creator-config="wait"' }));
    await creator.putPage('/host/waits-script', page(element.replace('<script', '<script creator-config="wait"')));
    await creator.putPage('/host/never', page(element, { html: 'creator-config="wait"', head: hurry }));
    await creator.putPage('/host/too-late', page(element));
  });
  beforeEach(() => creator.control('requests', undefined, 'DELETE'));

  for (const [where, path] of [['a module that runs after the element is defined', 'module'], ['a listener of DOMContentLoaded', 'listener']] as const) {
    it(`in ${where} has every call made as it says`, async () => {
      await creator.goto(`/host/${path}`);
      await waitUntil(async () => (await status()) === 'ready');
      expect(await clients()).to.deep.equal(['late-shop']);
      expect(await creator.run('[codes, warnings]')).to.deep.equal([[], []]);
    });
  }

  for (const where of ['html', 'script']) {
    it(`is waited for where creator-config="wait" stands on <${where}>`, async () => {
      await creator.goto(`/host/waits-${where}`);
      // An element with a runtime of its own shows that there was time enough.
      await creator.run(`import('/runtime.js').then(({ createRuntime }) => {
        const other = document.createElement('creator-earnings');
        other.runtime = createRuntime({ apiBase: '/api', clientId: 'of-its-own' });
        document.body.append(other);
        return other.whenReady();
      })`);
      expect([await clients(), await status()]).to.deep.equal([['of-its-own'], 'loading']);
      await creator.run(configure);
      await waitUntil(async () => (await status()) === 'ready');
      expect(await clients()).to.deep.equal(['of-its-own', 'late-shop']);
    });
  }

  it('is told when nobody has done so after fifteen seconds, and heals when somebody does', async () => {
    await creator.goto('/host/never');
    await creator.see('heading', 'This part of the page could not be loaded');
    await creator.seeText('For the developers of this page: not-configured');
    expect([await creator.run('codes'), await status(), await clients()]).to.deep.equal([['not-configured'], 'error', []]);
    await creator.run(configure);
    await waitUntil(async () => (await status()) === 'ready');
    await creator.notSeeText('For the developers of this page');
  });

  it('without saying so hears on the console that calls had gone out before', async () => {
    await creator.goto('/host/too-late');
    await waitUntil(async () => (await status()) === 'ready');
    expect(await creator.run('warnings')).to.deep.equal([]);
    await creator.run(configure);
    await waitUntil(() => creator.run<boolean>('warnings.length > 0'));
    expect(await creator.run('warnings')).to.have.length(1);
    expect(await creator.run<string>('warnings[0]')).to.contain('creator-config="wait"').and.contain('troubleshooting.md#not-configured');
    await waitUntil(async () => (await status()) === 'ready');
  });
});
