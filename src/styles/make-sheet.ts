/** What no screen can do without; the youngest of these make the floor that docs/browsers.md names. */
const needed = ['(width: 1cqi)', '(color: color-mix(in srgb, red, red))', 'selector(:has(a))'];

/**
 * What an import of a style sheet is made with (build/css-sheet.mjs). Undefined in a browser that cannot draw it (older
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
