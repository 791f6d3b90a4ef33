import { loaderWords } from '../src/text/en/loader';
import { preloadFor } from './preload';

/**
 * The one module that a page loads. It defines every `creator-*` tag in the document, and each loads only its own
 * chunks. For tags inside shadow roots of the page's own components call `observe(shadowRoot)`; our elements define the
 * tags inside them by themselves.
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

/** The tags that can be loaded. */
export const tags: readonly string[] = Object.keys(loaders);

const underway = new Set<string>();
const farAway = new Set<Element>();
const inBrowser = typeof document !== 'undefined';

// `rootMargin` has no effect in a frame or scroller of the page. Browsers without `scrollMargin` at least measure
// against the frame itself.
const margins = () => ({ rootMargin: '200px', ...('scrollMargin' in IntersectionObserver.prototype ? { scrollMargin: '200px' } : { root: document }) });

const nearView = inBrowser && 'IntersectionObserver' in globalThis && new IntersectionObserver((entries) => {
  const near = entries.find(({ isIntersecting }) => isIntersecting);
  if (near) void load(near.target);
}, margins());

/** An element has its height after its definition, so positions are measured only while nothing is loading. */
function measure(): void {
  if (!nearView) return;
  nearView.disconnect();
  if (underway.size > 0) return;
  for (const element of farAway) {
    if (element.isConnected && !customElements.get(element.localName)) nearView.observe(element);
    else farAway.delete(element);
  }
}

/** Tries once more, as load-chunk does, which is not loaded yet. */
async function loadTwice(tag: string): Promise<unknown> {
  try {
    return await loaders[tag]?.();
  } catch (error) {
    const address = /http\S+\.js/.exec(String(error))?.[0];
    if (!address || document.querySelector('[type=importmap]')) return loaders[tag]?.();
    return import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ `${address}?retry=${Date.now()}`);
  }
}

/** A tag whose file did not arrive shows an error. */
async function tellMissing(element: Element, error: unknown): Promise<void> {
  for (const blank of (element.getRootNode() as ParentNode).querySelectorAll<HTMLElement>(element.localName)) {
    try {
      const { diagnose } = await import('./diagnose');
      await diagnose(blank, 'chunk-failed', error);
    } catch {
      // Nothing can be loaded, so this is all that can be shown. A script that cannot be parsed uses a language that is
      // too new.
      const words = document.createElement('p');
      words.textContent = error instanceof SyntaxError ? loaderWords.oldBrowser : loaderWords.notLoaded;
      words.style.cssText = 'margin:72px 24px;text-align:center';
      blank.replaceChildren(words);
    }
  }
}

async function tellRefusal(event: SecurityPolicyViolationEvent): Promise<void> {
  const { refused } = await import('./diagnose');
  refused(event);
}

async function load(element: Element): Promise<void> {
  const tag = element.localName;
  farAway.delete(element);
  if (customElements.get(tag) || underway.has(tag)) return;
  underway.add(tag);
  measure();
  preloadFor(tag);
  try {
    await loadTwice(tag);
  } catch (error) {
    console.error(`creator-elements: <${tag}> did not load`, error);
    void tellMissing(element, error);
  }
  underway.delete(tag);
  measure();
}

/** A tag that the page hides until it is defined has no position, and would wait forever. */
const hasPlace = (element: Element) => element.hasAttribute('hidden') || getComputedStyle(element).display !== 'none';

function found(element: Element): void {
  if (!Object.prototype.hasOwnProperty.call(loaders, element.localName)) return;
  if (nearView && element.getAttribute('loading') === 'viewport' && hasPlace(element)) {
    farAway.add(element);
    measure();
  } else void load(element);
}

function scan(root: ParentNode): void {
  root.querySelectorAll(':not(:defined)').forEach(found);
}

const watcher = inBrowser && new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      found(node);
      scan(node);
    }
  }
});

/**
 * Defines the `creator-*` tags inside `root`, now and when they are added. The document is observed from the start. A
 * component with a tag in its own shadow root passes that root.
 */
export function observe(root: ParentNode & Node): void {
  if (!watcher) return;
  watcher.observe(root, { childList: true, subtree: true });
  scan(root);
}

if (inBrowser) {
  addEventListener('beforeprint', () => farAway.forEach((element) => void load(element)));
  document.addEventListener('securitypolicyviolation', (event) => void tellRefusal(event).catch(() => undefined));
  if (/[?&]creator-debug\b/.test(location.search)) {
    // Before any element, so that the overlay shows everything.
    import('../src/debug/open-overlay').then(({ openOverlay }) => openOverlay()).catch(() => undefined).finally(() => observe(document));
  } else observe(document);
}
