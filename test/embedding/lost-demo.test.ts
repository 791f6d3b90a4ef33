import { expect } from '@open-wc/testing';
import { openPerson, type Person } from '../support/person';
import { waitUntil } from '../support/wait-until';

const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data: blob:; style-src 'self'; base-uri 'none'";
const page = (element: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo</title>
<script type="module" src="/copy/creator-elements.js"></script>${element}`;

const lost = [
  { what: 'demo mode', part: '/demo-' },
  { what: 'the recording', part: '/busy-creator-' },
];

describe('an element with a scenario', () => {
  let visitor: Person;
  before(async () => {
    visitor = await openPerson();
    await visitor.putPage('/host/demo', page('<creator-earnings scenario="busy-creator"></creator-earnings>'), policy);
    await visitor.putPage('/host/demo-app', page('<creator-app scenario="busy-creator" routing="memory" start="/earnings"></creator-app>'), policy);
  });
  afterEach(() => visitor.lose());
  const status = (tag: string) => visitor.run<string>(`document.querySelector('${tag}').status`);

  for (const { what, part } of lost) {
    it(`says in place that ${what} did not come, and heals by Retry`, async () => {
      await visitor.lose(part);
      await visitor.goto('/host/demo');
      await visitor.see('heading', 'Loading chunk failed');
      expect(await status('creator-earnings')).to.equal('error');
      await visitor.seeText('For the developers of this page: chunk-failed');
      await visitor.lose();
      await visitor.click('button', 'Retry');
      await visitor.see('heading', 'Payments');
      await waitUntil(async () => (await status('creator-earnings')) === 'ready', 'the element is not ready');
      await visitor.notSeeText('Loading chunk failed');
    });
  }

  it('heals by refresh() too', async () => {
    await visitor.lose('/demo-');
    await visitor.goto('/host/demo');
    await visitor.see('heading', 'Loading chunk failed');
    await visitor.lose();
    await visitor.run("document.querySelector('creator-earnings').refresh()");
    await visitor.see('heading', 'Payments');
  });

  it('the whole app heals as well, by Retry and by refresh()', async () => {
    for (const heal of ['Retry', 'refresh()']) {
      await visitor.lose('/demo-');
      await visitor.goto('/host/demo-app');
      await visitor.see('heading', 'Loading chunk failed');
      await visitor.lose();
      if (heal === 'Retry') await visitor.click('button', 'Retry');
      else await visitor.run("document.querySelector('creator-app').refresh()");
      await visitor.see('heading', 'Payments');
      await visitor.see('link', 'Home');
    }
  });
});
