const limitMs = 120_000;

/** The code of a screen did not arrive. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

function withLimit<T>(loading: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('Loading chunk failed: timeout')), ms);
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}

/**
 * Loads a chunk within 120 seconds and tries once more. The second try changes the address,
 * since Firefox remembers a failed import for the life of the page; but not where an import map may
 * hold hashes of the addresses, which another address would evade.
 */
export async function loadChunk<T>(load: () => Promise<T>, ms = limitMs): Promise<T> {
  try {
    return await withLimit(load(), ms);
  } catch (error) {
    const address = /https?:\/\/\S+?\.js\b/.exec(error instanceof Error ? error.message : '')?.[0];
    const again = address && !document.querySelector('[type=importmap]') ? () => import(/* @vite-ignore */ /* webpackIgnore: true */ `${address}?retry=${Date.now()}`) as Promise<T> : load;
    try {
      return await withLimit(again(), ms);
    } catch (second) {
      throw new ChunkError('Loading chunk failed', { cause: second });
    }
  }
}
