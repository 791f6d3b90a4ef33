type Root = Document | ShadowRoot;

/** The sheets of each root. Browsers take them away when a root moves to another document. */
const known = new WeakMap<Root, Set<CSSStyleSheet>>();

/** A constructed sheet applies to the document that it was made in; another one needs a copy. */
function copyOf(sheet: CSSStyleSheet, { CSSStyleSheet: Sheet }: typeof globalThis): CSSStyleSheet {
  const copy = new Sheet();
  for (const { cssText } of sheet.cssRules) copy.insertRule(cssText, copy.cssRules.length);
  return copy;
}

/** Adopts what the root does not have yet; without sheets, all that it had before it moved to another document. */
export function adoptSheets(root: Root, ...sheets: readonly CSSStyleSheet[]): void {
  const all = known.get(root) ?? new Set(root.adoptedStyleSheets);
  if (sheets.length > 0 && sheets.every((sheet) => all.has(sheet))) return;
  for (const sheet of sheets) all.add(sheet);
  known.set(root, all);
  const view = root.ownerDocument?.defaultView ?? window;
  root.adoptedStyleSheets = [...all].map((sheet) => (view === window ? sheet : copyOf(sheet, view)));
}
