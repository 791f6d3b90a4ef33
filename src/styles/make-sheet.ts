/**
 * The functions that every screen needs; the newest of them define the oldest supported browsers in docs/browsers.md.
 */
const needed = ['(width: 1cqi)', '(color: color-mix(in srgb, red, red))', 'selector(:has(a))'];

/**
 * Creates the value of a style sheet import (build/css-sheet.mjs). Undefined in a browser that cannot render it (older
 * than Chromium 111, Firefox 121, Safari 16.4), and in Node: importing must not throw.
 */
export function makeSheet(text: string): CSSStyleSheet | undefined {
  try {
    if (!needed.every((condition) => CSS.supports(condition))) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  } catch {
    return undefined;
  }
}
