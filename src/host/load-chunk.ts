const limitMs = 120_000;

/** The code of a screen, or of a part of one, did not arrive. */
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

/** The second try. What comes from another address is the file, which may have several modules, each as an export of its own. */
async function again<Module extends object>(load: () => Promise<Module>, name: keyof Module, error: unknown): Promise<Module> {
  const address = /https?:\/\/\S+?\.js\b/.exec(error instanceof Error ? error.message : '')?.[0];
  if (!address || document.querySelector('[type=importmap]')) return load();
  const file = await import(/* @vite-ignore */ /* webpackIgnore: true */ `${address}?retry=${Date.now()}`) as Record<string, Module>;
  const module = [file as unknown as Module, ...Object.values(file)].find((each) => Object(each) === each && name in each);
  if (!module) throw new ChunkError(`${address} has no ${String(name)}`);
  return module;
}

/**
 * Loads code within 120 seconds, and tries once more. The second try changes the address, since Firefox remembers
 * a failed import for the life of the page; but not where an import map may hold hashes of the addresses, which
 * another address would evade.
 *
 * @param load imports one module: `() => import('./help-screen')`
 * @param name which of its exports is wanted
 * @throws {ChunkError} when it has not come
 */
export async function loadChunk<Module extends object, Name extends keyof Module>(load: () => Promise<Module>, name: Name, ms = limitMs): Promise<Module[Name]> {
  try {
    return (await withLimit(load(), ms))[name];
  } catch (error) {
    try {
      return (await withLimit(again(load, name, error), ms))[name];
    } catch (second) {
      throw new ChunkError('Loading chunk failed', { cause: second });
    }
  }
}
