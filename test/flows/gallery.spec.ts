import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import { copiedOn, violationsOf } from '../support/flow-page';
import type { Sandbox } from '../support/flow-sandbox';

interface Manifest { modules: { declarations: { tagName: string }[] }[] }

/** What a page shows of an element: its attributes, the text of its screen and the colour of its main thing. */
const shownBy = (page: Page, tag: 'creator-earnings') => page.locator(tag).evaluate((element: HTMLElementTagNameMap[typeof tag]) => {
  const within = (root: ParentNode): Element[] => [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? within(each.shadowRoot) : [])]);
  const read = (root: Node): string => [...root.childNodes]
    .map((node) => (node instanceof Text ? node.data : (node instanceof Element && node.shadowRoot ? read(node.shadowRoot) : '') + read(node))).join(' ');
  const root = element.shadowRoot as ShadowRoot;
  const tab = within(root).find((each) => each.getAttribute('aria-selected') === 'true');
  return {
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: read(root).replace(/\s+/g, ' '),
    colour: tab && getComputedStyle(tab).backgroundColor,
    status: element.status,
  };
});

/** Marks the element, so that another in its place is told apart. */
const know = (page: Page) => page.locator('creator-earnings').evaluate((element) => { Object.assign(element, { known: true }); });
const isKnown = (page: Page) => page.locator('creator-earnings').evaluate((element) => 'known' in element);

test.describe('the gallery of elements', () => {
  let sandbox: Sandbox;
  let team: Page;
  test.beforeAll(async ({ openSandbox }) => {
    sandbox = await openSandbox({ scenario: 'busy-creator' });
    team = await sandbox.newPage({ viewport: { width: 1280, height: 800 } });
  });
  test.afterAll(() => sandbox.close());
  test.afterEach(async () => {
    expect(violationsOf(team)).toEqual([]);
  });

  const expectReady = (page: Page) => expect(page.getByRole('status', { name: 'Status', exact: true })).toHaveText('ready');
  const open = async (address: string) => {
    await team.goto('/gallery/'); // an address that differs in its hash alone would be no new page
    await team.evaluate((hash) => { location.hash = hash; }, address);
    await expect(team.getByRole('heading', { name: `<${/creator-[a-z-]+/.exec(address)?.[0]}>`, exact: true })).toBeVisible();
    await expectReady(team);
  };
  /** Chooses in a select with the keyboard, as a person who came there with Tab. */
  const chooseNext = async (id: string, times = 1) => {
    await team.locator(`#${id}`).focus();
    for (let step = 0; step < times; step++) await team.keyboard.press('ArrowDown');
  };
  const markup = async () => {
    await team.getByRole('tab', { name: 'Markup', exact: true }).click();
    return team.locator('#markup-source').innerText();
  };

  test('shows every element of the manifest until it is ready', async () => {
    await team.goto('/gallery/');
    const { modules } = await (await team.request.get('/custom-elements.json')).json() as Manifest;
    const tags = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
    expect(tags.length).toBeGreaterThan(14);
    for (const tag of tags) {
      await team.getByRole('link', { name: new RegExp(`^${tag.replace('creator-', '')} `) }).click();
      await expect(team.getByRole('heading', { name: `<${tag}>`, exact: true })).toBeVisible();
      await expectReady(team);
    }
  });

  test('changes the living element, the address and the markup with an attribute', async () => {
    await open('#creator-earnings?scenario=payment-paid');
    await know(team);
    await chooseNext('attribute-view');
    await expect(team.getByRole('heading', { name: 'Past payments', exact: true })).toBeVisible();
    expect(await isKnown(team)).toBe(true);
    await expect(team).toHaveURL(/view=past_payments/);
    expect(await markup()).toContain('view="past_payments"');
    await team.getByRole('tab', { name: 'Attributes', exact: true }).click();
    await team.getByRole('button', { name: 'Reset view', exact: true }).click();
    await expect(team.getByRole('heading', { name: 'Past payments', exact: true })).toHaveCount(0);
  });

  test('follows what a person chooses in the element', async () => {
    await open('#creator-earnings?scenario=payment-paid');
    await team.getByRole('tab', { name: 'Orders', exact: true }).click();
    await expect(team).toHaveURL(/tab=orders/);
    await team.getByRole('tab', { name: /^Events/ }).first().click();
    await expect(team.getByText('creator-change', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  });

  test('makes the element anew for another scenario, and says when there is none of that name', async () => {
    await open('#creator-earnings?scenario=payment-paid');
    await expect(team.getByRole('heading', { name: 'Your payment', exact: true })).toBeVisible();
    await know(team);
    await team.locator('.field select').first().focus();
    await team.keyboard.press('ArrowDown');
    await expect(team).toHaveURL(/scenario=payment-pending/);
    await expectReady(team);
    expect(await isKnown(team)).toBe(false);
    await team.evaluate(() => { location.hash = '#creator-earnings?scenario=no-such'; });
    await expect(team.getByText(/No scenario is called “no-such”/).first()).toBeVisible();
    await expect(team.getByText('There is no scenario named “no-such”', { exact: true }).first()).toBeVisible(); // the element itself
    await team.getByRole('button', { name: 'Show busy-creator', exact: true }).click();
    await expect(team).toHaveURL(/scenario=busy-creator/);
    await expect(team.getByRole('heading', { name: 'Your payment', exact: true })).toBeVisible();
  });

  test('shows the sandbox, logged in', async () => {
    await open('#creator-home?_source=sandbox');
    await expect(team.getByRole('heading', { name: 'Hi, Asha Rao', exact: true })).toBeVisible();
    expect(await markup()).toContain("apiBase: '/api'");
  });

  test('keeps the element from leaving, tells what it wanted, and leads there', async () => {
    await open('#creator-home');
    await team.getByRole('tab', { name: /^Events/ }).first().click();
    await team.getByRole('link', { name: /See all/ }).first().click();
    await expect(team.getByText('prevented', { exact: true }).first()).toBeVisible();
    await team.getByRole('link', { name: /^Open creator-.*-listing here$/ }).first().click();
    await expect(team.getByRole('heading', { name: /^<creator-.*-listing>$/ }).first()).toBeVisible();
    await expectReady(team);
    await team.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(team.getByText('0 events', { exact: true }).first()).toBeVisible();
  });

  test('calls the methods of the element', async () => {
    await open('#creator-help');
    await team.getByRole('tab', { name: 'Properties', exact: true }).click();
    await team.getByRole('button', { name: 'whenReady()', exact: true }).click();
    await expect(team.getByText(/whenReady\(\) answered 'ready' after \d+ ms/).first()).toBeVisible();
    await team.getByRole('button', { name: 'focus()', exact: true }).click();
    expect(await team.evaluate(() => document.activeElement?.localName)).toBe('creator-help');
  });

  test('copies markup that, pasted into a blank page, gives the same element in the same colours', async () => {
    await open('#creator-earnings?scenario=payment-paid');
    await chooseNext('attribute-tab');
    await team.getByRole('tab', { name: 'Theme', exact: true }).click();
    await team.getByRole('textbox', { name: '--creator-color-primary as text', exact: true }).fill('#0a5c36');
    await team.keyboard.press('Enter');
    await expect.poll(() => shownBy(team, 'creator-earnings')).toMatchObject({ colour: 'rgb(10, 92, 54)' });
    const source = await markup();
    await team.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(team.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
    await expect(team.getByText('Copied', { exact: true }).first()).toBeVisible();
    expect(await copiedOn(team)).toBe(source);
    const here = await shownBy(team, 'creator-earnings');
    await team.goto('/sandbox/api/clock'); // the blank page comes from one of this origin that has no policy
    await team.evaluate((html) => { location.assign(URL.createObjectURL(new Blob([html], { type: 'text/html' }))); }, source);
    await expect(team).toHaveURL(/blob:/);
    await expect.poll(() => team.evaluate(() => document.querySelector('creator-earnings')?.status), 'it is not ready').toBe('ready');
    expect(await shownBy(team, 'creator-earnings')).toEqual(here);
  });

  test('is accessible, wide and on a phone, light and dark', async () => {
    const axe = await readFile('node_modules/axe-core/axe.min.js', 'utf8');
    const phone = await sandbox.newPage({ colorScheme: 'dark' });
    for (const person of [team, phone]) {
      await person.goto('/gallery/#creator-earnings?scenario=payment-paid');
      await person.evaluate(axe);
      for (const panel of ['Attributes', 'Properties', /^Events/, 'Theme', 'Markup']) {
        await person.getByRole('tab', { name: panel, exact: true }).click();
        await expectReady(person);
        const found = await person.evaluate<{ id: string; nodes: { html: string }[] }[]>("axe.run(document, { exclude: ['.stage'] }).then(({ violations }) => violations)");
        expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([]);
      }
    }
    expect(violationsOf(phone)).toEqual([]);
    const scrolls = (page: Page) => page.evaluate(() => [document.documentElement.scrollWidth > innerWidth, document.documentElement.scrollHeight > innerHeight]);
    expect(await scrolls(team)).toEqual([false, false]);
    expect(await scrolls(phone)).toEqual([false, true]);
  });
});
