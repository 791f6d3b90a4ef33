import { waitUntil } from './wait-until';

interface Sandbox { control<T = unknown>(path: string, body?: unknown, method?: string): Promise<T> }
interface Call { method: string; path: string }

/** Calls that the sandbox holds, so that a test can look at a pending state without a time limit. */
export interface Hold {
  /** Waits until this number of calls is held. */
  kept(count?: number): Promise<void>;
  /** Waits until the caller has aborted this number of calls. */
  abandoned(): Promise<void>;
  /** Releases them, and holds no later call. */
  release(): Promise<void>;
}

/**
 * Holds calls at a world until they are released; then they continue with `facts` (a status, a body), or normally.
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
