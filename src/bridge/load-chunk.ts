/** For code alone (specification section 8; decision A34). */
const chunkTimeoutMs = 120_000;

/** The code of a screen, or of a part of one, did not arrive. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

function withLimit<T>(loading: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it took too long')), ms);
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}

/**
 * The second try, by the same address first: what other code imports too must be there once only. Firefox remembers
 * a failed import for the life of the page, so where that fails the address is changed; but not where an import map
 * may hold hashes of the addresses, which another address would evade. What comes then is the file, which may have
 * several modules, each as an export of its own.
 */
async function again<Module extends object>(load: () => Promise<Module>, name: keyof Module, first: unknown): Promise<Module> {
  const address = /https?:\/\/\S+\.js\b/.exec(first instanceof Error ? first.message : '')?.[0];
  if (!address || document.querySelector('[type=importmap]')) return load();
  try {
    return await load();
  } catch {
    return fromFile(address, name);
  }
}

/** Files under another address, by their first: all that is in one comes from the same copy of it. */
const copies = new Map<string, Promise<Record<string, object>>>();

function copyOf(address: string): Promise<Record<string, object>> {
  const known = copies.get(address);
  if (known) return known;
  const copy = import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ `${address}?retry=${Date.now()}`) as Promise<Record<string, object>>;
  copies.set(address, copy);
  copy.catch(() => copies.delete(address));
  return copy;
}

async function fromFile<Module extends object>(address: string, name: keyof Module): Promise<Module> {
  const file = await copyOf(address) as Record<string, Module>;
  const module = [file as unknown as Module, ...Object.values(file)].find((each) => Object(each) === each && name in each);
  if (!module) throw new ChunkError(`${address} has no ${String(name)}`);
  return module;
}

/**
 * Loads code within 120 seconds, and tries once more where it fails before that.
 *
 * @param load imports one module: `() => import('./help-screen')`
 * @param name which of its exports is wanted
 * @throws {ChunkError} when it has not come
 */
export async function loadChunk<Module extends object, Name extends keyof Module>(load: () => Promise<Module>, name: Name, ms = chunkTimeoutMs): Promise<Module[Name]> {
  try {
    return (await withLimit(load().catch((error: unknown) => again(load, name, error)), ms))[name];
  } catch (error) {
    throw new ChunkError('Loading chunk failed', { cause: error });
  }
}
