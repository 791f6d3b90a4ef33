import type { LoggedRequest } from '../../demo/marketplace/sandbox/request-log';

/** A sandbox marketplace inside the test server. */
export interface World {
  /** The path of the world, for example `/worlds/w1`. */
  readonly base: string;
  /** The `apiBase` of a client. */
  readonly apiBase: string;
  /** Calls the sandbox's control API: GET without a body, POST with one. */
  control<T = unknown>(path: string, body?: unknown, method?: string): Promise<T>;
  /** Logs a creator in without the one-time password and returns the sandbox's answer. */
  login(phone?: string): Promise<{ user_id: string }>;
  /** Every API request that reached the world, oldest first. */
  requests(): Promise<LoggedRequest[]>;
  /** Ends the world; this happens automatically after the test file. */
  dispose(): Promise<void>;
}

const open = new Set<World>();

after(async () => {
  await Promise.all([...open].map((world) => world.dispose()));
});

/**
 * Starts a new sandbox marketplace, by default with one new creator in it; `at` (ms since 1970) stops its clock there.
 */
export async function createWorld({ scenario = 'new-creator', at }: { scenario?: string; at?: number } = {}): Promise<World> {
  const { base } = await askJson<{ base: string }>('/worlds', 'POST', { scenario, at });
  const control = <T>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<T> =>
    askJson<T>(`${base}/sandbox/api/${path.replace(/^\/+/, '')}`, method, body);
  const world: World = {
    base,
    apiBase: `${base}/api`,
    control,
    login: (phone) => control('login', phone === undefined ? {} : { phone }),
    requests: async () => (await control<{ requests: LoggedRequest[] }>('requests')).requests,
    async dispose() {
      if (open.delete(world)) await fetch(base, { method: 'DELETE' });
    },
  };
  open.add(world);
  return world;
}

async function askJson<T>(url: string, method: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as T;
}
