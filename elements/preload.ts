/**
 * Chunks by name, written by the build (build/preloads.mjs), in parts that `|` separates: those that every element needs
 * before React, those that it needs with React, and for each tag that shows something before React the tag with the
 * chunks of that.
 */
const hints: string = '';
const [early = '', late = '', ...tags] = hints.split('|');

/** Name -> when its file has been loaded, or has failed. */
const asked = new Map<string, Promise<unknown>>();

function ask(names: string, priority: 'auto' | 'low'): void {
  for (const name of names.split(' ')) {
    if (!name || asked.has(name)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(`./chunks/${name}.js`, import.meta.url).href;
    link.fetchPriority = priority;
    // A policy may require a nonce for scripts.
    link.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
    asked.set(name, new Promise((resolve) => { link.onload = link.onerror = resolve; }));
    document.head.append(link);
  }
}

/**
 * Preloads chunks (names separated by spaces) that would otherwise wait until another chunk imports them. `later` is what
 * the first figures do not need: React would take the bandwidth from what they need, so it is requested while the API
 * answers.
 */
function preload(names: string, later: string): void {
  ask(names, 'auto');
  void Promise.all(asked.values()).then(() => ask(later, 'low'));
}

// The built file of an element lists the chunks of its screen without importing the loader. On servers it does nothing.
if (typeof document !== 'undefined') (globalThis as { [key: symbol]: unknown })[Symbol.for('creator-elements.preload')] = preload;

/** Preloads what an element needs, while its own file is still loading. */
export function preloadFor(tag: string): void {
  const own = tags.find((each) => each.split(' ', 1)[0] === tag);
  // An element that shows nothing before React needs all at once.
  if (own === undefined) preload(`${early} ${late}`, '');
  else preload(early + own.slice(tag.length), late);
}
