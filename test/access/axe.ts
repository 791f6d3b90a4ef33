import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '../support/flow';

const source = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

interface Axe { run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> }

/** The rules that read colours. All others find the same in every colour scheme. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Chromium paints text in the forced colour, but reports the page's own as its fill, which is what axe reads. */
function readForcedFill(): void {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    const forced = name === '-webkit-text-fill-color' && matchMedia('(forced-colors: active)').matches;
    return getPropertyValue.call(this, forced ? 'color' : name);
  };
}

/** What axe finds on the page, with its best practices or by the rules of colours alone. Everything that moves has to be at rest. */
export async function findings(page: Page, rules: 'all' | 'of colours' = 'all'): Promise<string[]> {
  // An expression, because the page's policy forbids further scripts.
  if (!await page.evaluate(() => 'axe' in globalThis)) {
    await page.evaluate(`${source};undefined`);
    await page.evaluate(readForcedFill);
  }
  // Figures that are about to be replaced are faded.
  await expect(page.locator('.performance-panel[aria-busy="true"]')).toHaveCount(0);
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false, ...(runOnly ? { runOnly } : {}) });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary?.replace(/\s+/g, ' ').slice(0, 250) ?? ''}`));
  }, rules === 'all' ? undefined : ofColours);
}
