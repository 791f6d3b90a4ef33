import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type * as Layout from '../support/layout';

/** What is measured in tests of elements as well (test/support/layout), as a script for a page. */
const script = build({
  entryPoints: [fileURLToPath(new URL('../support/layout.ts', import.meta.url))], bundle: true, format: 'iife', globalName: 'layout', write: false,
}).then(({ outputFiles }) => `globalThis.layout = (() => { ${outputFiles[0]?.text}; return layout; })(); undefined`);

/** What is wrong with the layout of what is in front of the creator: the topmost sheet, or the screen and the navigation. */
export async function layoutFaults(page: Page): Promise<string[]> {
  if (!await page.evaluate(() => 'layout' in globalThis)) await page.evaluate(await script);
  return page.evaluate(async () => {
    const { layout } = globalThis as unknown as { layout: typeof Layout };
    const app = document.querySelector('creator-app');
    const screen = app?.shadowRoot?.querySelector('main')?.firstElementChild;
    const roots = [app?.shadowRoot, screen?.shadowRoot].filter((root) => !!root);
    // Lists that are drawn in parts measure their rows in the frame after a change.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    for (const root of roots) for (const animation of root.getAnimations()) if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    const sheet = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('dialog[open]')]).at(-1);
    const parts = sheet ? [sheet] : [screen, app?.shadowRoot?.querySelector('nav')].filter((part) => part instanceof HTMLElement);
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return [
      ...(wide > 0 ? [`the page is ${wide} px too wide`] : []),
      ...parts.flatMap((part) => Object.entries({
        'beyond the side': getComputedStyle(part).overflowX === 'auto' && !sheet ? [] : layout.outOfBox(part), 'cut off': layout.cutTexts(part), 'hidden': layout.hiddenLines(part), 'too small for a thumb': layout.smallTargets(part),
        'one control over another': layout.overlapping(part), 'one text over another': layout.overlappingTexts(part), 'letters are clipped': layout.clippedLetters(part),
      }).flatMap(([what, found]) => found.map((each) => `${what}: ${each}`))),
    ];
  });
}
