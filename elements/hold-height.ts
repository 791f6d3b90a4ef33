/**
 * An element does not become shorter while it loads. Its grey shapes, its first frame and its screen differ in height,
 * and a page that becomes shorter scrolls everybody who has gone further down back up. Returns what ends this.
 */
export function holdHeight(host: HTMLElement, root: ShadowRoot): () => void {
  const view = host.ownerDocument.defaultView;
  if (!view?.ResizeObserver) return () => undefined;
  // In a sheet of its own: the style of the element belongs to the page.
  const sheet = new view.CSSStyleSheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  // While this applies, no height that is observed is less than the one before. A hidden element has the height 'auto'.
  const observer = new view.ResizeObserver(() => sheet.replaceSync(`:host { min-height: ${getComputedStyle(host).height}; }`));
  observer.observe(host);
  return () => {
    observer.disconnect();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}
