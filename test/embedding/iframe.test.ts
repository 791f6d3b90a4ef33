import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until';
import { openPerson, type Person } from '../support/person';

const inner = (scripts: string[], tag: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Framed</title>${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')}</head><body>${tag}</body></html>`;
const outer = (frame: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title></head><body><h1>Page of the host</h1>${frame}</body></html>`;

describe('in a frame', () => {
  let creator: Person;
  before(async () => {
    creator = await openPerson({ scenario: 'busy-creator' });
    await creator.login();
  });
  afterEach(async () => expect(await creator.errors()).to.deep.equal([]));

  /** All text inside the frame, where only the frame itself can read it. */
  const open = async (name: string, tag: string, sandbox?: string, origin = '') => {
    await creator.putPage(`/host/${name}-inner`, inner([`${origin}/copy/creator-elements.js`], tag));
    await creator.putPage(`/host/${name}`, outer(`<iframe title="Creator" width="390" height="700" src="/host/${name}-inner"${sandbox === undefined ? '' : ` sandbox="${sandbox}"`}></iframe>`));
    await creator.goto(`/host/${name}`);
  };

  it('of the same origin the creator is logged in, and a drawer opens inside the frame', async () => {
    await open('same', '<creator-performance period="LIFETIME"></creator-performance>');
    const frame = "document.querySelector('iframe').contentDocument.querySelector('creator-performance')";
    await waitUntil(() => creator.run<boolean>(`${frame}?.status === 'ready'`), 'the element in the frame is not ready');
    await creator.run(`[...${frame}.shadowRoot.querySelectorAll('button')].find((button) => button.textContent === 'See how it adds up').click()`);
    await waitUntil(() => creator.run<boolean>(`${frame}.shadowRoot.querySelector('dialog:modal') !== null`), 'no drawer opens in the frame');
    expect(await creator.run(`document.querySelector('dialog') === null && getComputedStyle(${frame}).display`)).to.equal('block');
  });

  it('that is sandboxed, without storage and cookies, a screen that needs the server says what is wrong and offers to try again', async () => {
    await open('opaque', '<creator-earnings></creator-earnings>', 'allow-scripts');
    await creator.seeInFrame(/something.s not right/);
    await creator.seeInFrame(/Retry|again/i);
  });

  it('that is sandboxed, help and login work', async () => {
    await open('opaque-help', '<creator-help></creator-help>', 'allow-scripts');
    await creator.seeInFrame('Help');
    await open('opaque-login', '<creator-login></creator-login>', 'allow-scripts allow-forms');
    await creator.seeInFrame(/[Pp]hone/);
  });

  it('that is sandboxed, the app leads to login, with its routes in memory or not', async () => {
    for (const routing of ['path', 'hash', 'memory']) {
      await open(`opaque-app-${routing}`, `<creator-app routing="${routing}"></creator-app>`, 'allow-scripts allow-forms');
      await creator.seeInFrame(/[Pp]hone/);
    }
  });
});
