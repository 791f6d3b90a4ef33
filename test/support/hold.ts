import { waitUntil } from './wait-until';

interface Sandbox { control<T = unknown>(path: string, body?: unknown, method?: string): Promise<T> }
interface Call { method: string; path: string }

/** Calls that the sandbox keeps waiting, so that a test can look at what stands meanwhile for as long as it needs. */
export interface Hold {
  /** Waits until so many of these calls have arrived and are kept. */
  kept(count?: number): Promise<void>;
  /** Waits until as many have been given up by who asked. */
  abandoned(): Promise<void>;
  /** Lets them go on, and holds none that comes later. */
  release(): Promise<void>;
}

/**
 * Keeps calls at a world until they are released; then they go on as `facts` say (a status, a body),
 * or as ever. Of several faults for the same call the one that was set first is taken.
 */
export async function hold(at: Sandbox, method: string, path: string, facts: object = {}): Promise<Hold> {
  await at.control('faults', { method, path, hold: true, ...facts });
  const parts = path.split('/');
  const held = async () => (await at.control<{ held: Call[] }>('faults')).held.filter((call) => {
    const given = call.path.split('/');
    return (method === '*' || call.method === method) && given.length === parts.length
      && parts.every((part, index) => part === '*' || part.startsWith('{') || part === given[index]);
  });
  return {
    kept: (count = 1) => waitUntil(async () => (await held()).length >= count, `fewer than ${count} calls of ${method} ${path} were held`),
    abandoned: () => waitUntil(async () => (await held()).length === 0, `${method} ${path} is still waited for`),
    release: async () => { await at.control('faults/release', { method, path }); },
  };
}
