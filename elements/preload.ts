/**
 * Chunks by name, written by the build (build/preloads.mjs), in parts that `|` separates: what every element needs to ask
 * the API, what it needs to draw before React, and what it needs with React. Then a part for each tag that shows something
 * before React: the tag, the further chunks that ask, and those that draw, separated by commas.
 */
const hints: string = '';

/** Name -> when its file has been loaded, or has failed. */
const asked = new Map<string, Promise<unknown>>();

function ask(names: string, priority: 'auto' | 'low' = 'auto'): void {
  for (const name of names.split(' ')) {
    if (!name || asked.has(name)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(`./chunks/${name}.js`, import.meta.url).href;
    link.fetchPriority = priority;
    // A policy may require a nonce for scripts.
    link.nonce = (document.querySelector<HTMLElement>('script[nonce]') ?? link).nonce;
    asked.set(name, new Promise((resolve) => { link.onload = link.onerror = resolve; }));
    document.head.append(link);
  }
}

/**
 * Preloads chunks (names separated by spaces) that would otherwise wait until another chunk imports them. All of them
 * share the bandwidth, and the API should be asked first. So `next`, which draws its answer, is requested when the first
 * file has arrived, and `later` when all of `first` have: both arrive while the API answers.
 */
function preload(first: string, next: string, later: string): void {
  ask(first);
  const arriving = [...asked.values()];
  void Promise.race(arriving).then(() => ask(next));
  void Promise.all(arriving).then(() => ask(later, 'low'));
}

/**
 * The built file of an element lists the chunks of its screen without importing the loader. The address of the build is in
 * the name, because the names of chunks mean nothing to the loader of another version (build/preloads.mjs). On servers it
 * does nothing.
 */
if (typeof document !== 'undefined') (globalThis as { [key: symbol]: unknown })[Symbol.for(`creator-elements.preload ${new URL('.', import.meta.url).href}`)] = preload;

/**
 * The chunks of an element with its own file, which is the smallest, as `preload` takes them.
 * @param all the chunks by name, as the build writes them
 */
export function chunksFor(tag: string, all: string): [first: string, next: string, later: string] {
  const [asking = '', drawing = '', late = '', ...tags] = all.split('|');
  const own = `../elements/${tag} ${asking} `;
  const [, asks = '', draws] = `${tags.find((each) => each.startsWith(`${tag},`))}`.split(',');
  // An element that shows nothing before React needs all at once.
  return draws === undefined ? [`${own}${drawing} ${late}`, '', ''] : [own + asks, `${drawing} ${draws}`, late];
}

/** Preloads what an element needs. */
export function preloadFor(tag: string): void {
  preload(...chunksFor(tag, hints));
}
