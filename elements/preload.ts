/** The chunks that every element needs; the build writes them here (build/preloads.mjs). */
const sharedChunks: string = '';

const asked = new Set<string>();

/** Preloads chunks (names separated by spaces) that would otherwise wait until another chunk imports them. */
function preload(names: string): void {
  if (!names) return;
  for (const name of names.split(' ')) {
    if (asked.has(name)) continue;
    asked.add(name);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(`./chunks/${name}.js`, import.meta.url).href;
    // A policy may require a nonce for scripts.
    link.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
    document.head.append(link);
  }
}

// The built file of an element lists the chunks of its screen without importing the loader. On servers it does nothing.
if (typeof document !== 'undefined') (globalThis as { [key: symbol]: unknown })[Symbol.for('creator-elements.preload')] = preload;

/** Preloads what every element needs, while the file of the first one is still loading. */
export const preloadShared = (): void => preload(sharedChunks);
