/**
 * The one module a page loads: it defines every `creator-*` tag that appears in the document, each
 * loading only its own chunks. Tags inside shadow roots are defined by the element that puts them there.
 */
const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  'creator-affiliate-links': () => import('./creator-affiliate-links'),
  'creator-app': () => import('./creator-app'),
  'creator-auto-dm': () => import('./creator-auto-dm'),
  'creator-auto-dm-listing': () => import('./creator-auto-dm-listing'),
  'creator-bank-details': () => import('./creator-bank-details'),
  'creator-collection': () => import('./creator-collection'),
  'creator-collection-listing': () => import('./creator-collection-listing'),
  'creator-earnings': () => import('./creator-earnings'),
  'creator-help': () => import('./creator-help'),
  'creator-home': () => import('./creator-home'),
  'creator-login': () => import('./creator-login'),
  'creator-ordered-products': () => import('./creator-ordered-products'),
  'creator-performance': () => import('./creator-performance'),
  'creator-post-linking': () => import('./creator-post-linking'),
  'creator-qr-code-listing': () => import('./creator-qr-code-listing'),
  'creator-reel-viewer': () => import('./creator-reel-viewer'),
};

function load(element: Element): void {
  const tag = element.localName;
  if (!Object.hasOwn(loaders, tag) || customElements.get(tag)) return;
  loaders[tag]?.().catch((error: unknown) => console.error(`creator-elements: <${tag}> did not load`, error));
}

function scan(root: ParentNode): void {
  for (const element of root.querySelectorAll(':not(:defined)')) load(element);
}

/** The tags that can be loaded. */
export const tags: readonly string[] = Object.keys(loaders);

if (typeof document !== 'undefined') {
  scan(document);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        load(node);
        scan(node);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
