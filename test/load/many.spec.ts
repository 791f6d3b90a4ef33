import { expect, test, type Page } from '@playwright/test';
import { openSandbox, type Sandbox } from '../support/flow-sandbox';
import { elements } from './elements';
import { countTimers, leftOf, measure } from './measure';
import { report } from './report';

interface Screen extends HTMLElement { whenReady(): Promise<unknown>; status: string }

/** Puts fifty elements on the page at once, and returns the state of each; then takes all away. */
const fifty = (page: Page, all: typeof elements) => page.evaluate(async (list) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const made = Array.from({ length: 50 }, (_, index) => {
    const [tag, attributes] = list[index % list.length] ?? ['creator-help', {}];
    const element = document.createElement(tag) as Screen;
    for (const [key, value] of Object.entries({ ...attributes, scenario: 'busy-creator' })) element.setAttribute(key, value);
    return element;
  });
  document.body.append(...made);
  await Promise.all(made.map(({ localName }) => customElements.whenDefined(localName)));
  await Promise.all(made.map((element) => element.whenReady()));
  const states = made.map(({ localName, status, shadowRoot }) => `${localName} ${status} ${shadowRoot?.textContent?.trim() ? 'with text' : 'empty'}`);
  for (const element of made) element.remove();
  while (made.some(({ status }) => status !== 'idle')) await frame();
  return states;
}, all);

test.describe('fifty elements on one page', () => {
  let sandbox: Sandbox;
  test.beforeAll(async ({ browser }) => { sandbox = await openSandbox(browser); });
  test.afterAll(() => sandbox.close());

  test('all of them work, and leave nothing when they go', async () => {
    const page = await sandbox.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(countTimers);
    sandbox.put('/host/many', '<!doctype html><title>Many</title><script type="module" src="/creator-elements.js"></script><body></body>');
    await page.goto('/host/many');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    // One app is on a page, because the page has one address.
    const list = elements.filter(([tag]) => tag !== 'creator-app');
    await fifty(page, list);
    const before = await measure(page, session);
    const states = await fifty(page, list);
    await fifty(page, list);
    const after = await measure(page, session);
    expect(states.filter((state) => !state.endsWith('ready with text'))).toEqual([]);
    expect(states).toHaveLength(50);
    const left = leftOf(before, after, 2);
    report({ kind: 'elements', what: `${states.length} elements on one page, all with their data`, ...left });
    expect(left.nodes, 'nodes').toBeLessThan(20);
    expect(left.listeners, 'listeners').toBeLessThan(10);
    expect(left.timers, 'timers').toBeLessThan(4);
    expect(errors).toEqual([]);
  });
});
