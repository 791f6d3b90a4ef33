import { within } from '../domain/time-limit';

/** Applies to code only (specification section 8; decision A34). */
const chunkTimeoutMs = 120_000;

/** The code of a screen, or of a part of it, did not arrive. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/**
 * The second attempt uses the same address first, because modules that other code imports must exist only once. Firefox
 * remembers a failed import until the page is left, so the next address differs. That is not done if the page has an
 * import map, which may contain hashes for the original addresses. A file under another address may contain several
 * modules, each as one export.
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

/** Files under another address, by the original one: all modules of a file come from the same copy. */
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
 * Loads code within 120 seconds, and tries once more if it fails before that.
 *
 * @param load imports one module: `() => import('./help-screen')`
 * @param name the wanted export
 * @throws {ChunkError} if it did not arrive
 */
export async function loadChunk<Module extends object, Name extends keyof Module>(load: () => Promise<Module>, name: Name, ms = chunkTimeoutMs): Promise<Module[Name]> {
  try {
    return (await within(load().catch((error: unknown) => again(load, name, error)), ms, 'it took too long'))[name];
  } catch (error) {
    throw new ChunkError('Loading chunk failed', { cause: error });
  }
}
