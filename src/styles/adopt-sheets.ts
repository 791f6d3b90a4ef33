type Root = Document | ShadowRoot;

/** The sheets of each root. Browsers take them away when a root moves to another document. */
const known = new WeakMap<Root, Set<CSSStyleSheet>>();

/** A constructed sheet applies to the document that it was made in; another one needs a copy. */
function copyOf(sheet: CSSStyleSheet, { CSSStyleSheet: Sheet }: typeof globalThis): CSSStyleSheet {
  const copy = new Sheet();
  for (const { cssText } of sheet.cssRules) copy.insertRule(cssText, copy.cssRules.length);
  return copy;
}

function add(root: Root, sheets: readonly CSSStyleSheet[]): void {
  const view = (root.ownerDocument ?? root as Document).defaultView;
  // A document without a window, as that of a template, shows nothing.
  if (view) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets.map((sheet) => (view === window ? sheet : copyOf(sheet, view)))];
}

/** Adopts what the root does not have yet. */
export function adoptSheets(root: Root, ...sheets: readonly CSSStyleSheet[]): void {
  const all = known.get(root) ?? new Set(root.adoptedStyleSheets);
  known.set(root, all);
  const missing = sheets.filter((sheet) => !all.has(sheet));
  for (const sheet of missing) all.add(sheet);
  if (missing.length > 0) add(root, missing);
}

/** Adopts all that the root had before it moved to another document. */
export function adoptAgain(root: Root): void {
  add(root, [...known.get(root) ?? []]);
}
