/**
 * What an import of a style sheet is made with (build/css-sheet.mjs). Undefined in a browser without shared sheets
 * or container queries (older than Chromium 105, Firefox 110, Safari 16.4), and in Node: importing must not throw.
 */
export function makeSheet(text: string): CSSStyleSheet | undefined {
  try {
    if (!CSS.supports('width:1cqi')) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  } catch {
    return undefined;
  }
}
