/** The chunks that every element shows itself with; the build writes them here (build/preloads.mjs). */
const sharedChunks: string = '';

const asked = new Set<string>();

/** Asks at once for chunks (names apart by spaces) that would otherwise wait until another chunk names them. */
function preload(names: string): void {
  if (!names) return;
  for (const name of names.split(' ')) {
    if (asked.has(name)) continue;
    asked.add(name);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(`./chunks/${name}.js`, import.meta.url).href;
    // A policy may let scripts in by a nonce alone.
    link.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
    document.head.append(link);
  }
}

// The built file of an element names the chunks of its screen without importing the loader, and servers have no use for them.
if (typeof document !== 'undefined') (globalThis as { [key: symbol]: unknown })[Symbol.for('creator-elements.preload')] = preload;

/** Asks for what every element needs, while the file of the first one is still on its way. */
export const preloadShared = (): void => preload(sharedChunks);
