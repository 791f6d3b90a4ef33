import { expect, test, type Page } from '@playwright/test';
import { openSandbox, type Sandbox } from '../support/flow-sandbox';
import { elements } from './elements';
import { withoutMachineCode } from './engine';
import { countTimers, leftOf, measure } from './measure';
import { report } from './report';

/** `npm run load` mounts each a thousand times. */
const mounts = Number(process.env.LOAD_MOUNTS ?? 40);
/** As many, so that what a page fetches when it is idle has arrived, on a busy machine too: it is made once for all mounts. */
const warming = 40;

test.use(withoutMachineCode);

interface Screen extends HTMLElement { whenReady(): Promise<unknown>; status: string }

/** Puts an element there and takes it away again, so many times. */
const mount = (page: Page, tag: string, attributes: Readonly<Record<string, string>>, times: number) =>
  page.evaluate(async ([name, values, count]) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await customElements.whenDefined(name);
    for (let time = 0; time < count; time++) {
      const element = document.createElement(name) as Screen;
      for (const [key, value] of Object.entries(values)) element.setAttribute(key, value);
      document.body.append(element);
      await element.whenReady();
      await frame();
      element.remove();
      while (element.status !== 'idle') await frame();
    }
  }, [tag, attributes, times] as const);

test.describe('elements that come and go', () => {
  let sandbox: Sandbox;
  let page: Page;

  test.beforeAll(async ({ browser }) => { sandbox = await openSandbox(browser); });
  test.afterAll(() => sandbox.close());
  test.beforeEach(async () => {
    page = await sandbox.newPage();
    await page.addInitScript(countTimers);
    sandbox.put('/host/leaks', `<!doctype html><title>Leaks</title>
      <script type="module" src="/creator-elements.js"></script><body></body>`);
    await page.goto('/host/leaks');
  });
  test.afterEach(() => page.context().close());

  for (const [tag, attributes] of elements) {
    test(`${mounts} times ${tag}: nodes, listeners, timers and heap stay flat`, async () => {
      test.setTimeout(180_000 + mounts * 1000);
      const all = { ...attributes, scenario: 'busy-creator' };
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      // The loader sees it and defines it.
      await page.evaluate(([name, values]) => {
        const first = document.createElement(name);
        for (const [key, value] of Object.entries(values)) first.setAttribute(key, value);
        document.body.append(first);
        return customElements.whenDefined(name).then(() => first.remove());
      }, [tag, all] as const);
      await mount(page, tag, all, warming);
      const before = await measure(page, session);
      await mount(page, tag, all, mounts);
      const after = await measure(page, session);
      const left = leftOf(before, after, mounts);
      report({ kind: 'mounts', what: tag, ...left });
      expect.soft(left.nodes, 'nodes').toBeLessThan(mounts / 4);
      expect.soft(left.listeners, 'listeners').toBeLessThan(mounts / 8);
      expect.soft(left.timers, 'timers').toBeLessThan(4);
      // What is made once for all mounts is more in each of a few.
      expect.soft(left.heap, 'bytes of heap for each').toBeLessThan(mounts < 500 ? 4000 : 1000);
    });
  }
});
