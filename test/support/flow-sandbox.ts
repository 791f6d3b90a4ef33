import { test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { clockScripts, now } from '../../build/test-runner/clock.mjs';
import { serveMarketplace } from '../../build/test-runner/marketplace.mjs';
import { logIn, watchPages } from './flow-page';

export interface SandboxOptions {
  scenario?: string;
  /** The host pages are built and served below /hosts/. */
  hosts?: boolean;
  /** The server is reached by plain http under a name that is no loopback name. */
  plain?: boolean;
  /** The folder of the built app; default is dist. */
  assets?: string;
}

export interface PageOptions extends Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'forcedColors' | 'locale'> {
  /** The creator is logged in before the page opens anything. */
  loggedIn?: boolean;
  /** The page installs its service worker. Other flows have none, so that it loads and answers nothing there. */
  serviceWorker?: boolean;
}

/** A sandbox marketplace with data of its own, which serves the built app with its real security policy. */
export interface Sandbox {
  readonly origin: string;
  /** The same server under another origin, which answers pages of any origin: a CDN, or an API on a host of its own. */
  readonly otherOrigin: string;
  /** Calls the sandbox's control interface: GET without a body, POST with one. */
  control<T = unknown>(path: string, body?: unknown, method?: string): Promise<T>;
  /** Serves a page or script of a host page under this path, with that security policy. Without a body it is removed. */
  put(path: string, body?: string, policy?: string): void;
  /** A page in a browser profile of its own. */
  newPage(options?: PageOptions): Promise<Page>;
  close(): Promise<void>;
}

/** What the pages of each test file have asked their servers for, as paths: the inputs of its tests (build/test-memory.mjs). */
const asked = new Map<string, Set<string>>();

export const askedIn = (file: string): string[] => [...asked.get(file) ?? []];

export async function openSandbox(browser: Browser, { scenario = 'new-creator', ...options }: SandboxOptions = {}): Promise<Sandbox> {
  const server = await serveMarketplace({ scenario, clock: now, ...options });
  const { origin, local, otherOrigin } = server;

  // Node does not know the name of the plain server, so it asks by the loopback address.
  async function control<T>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<T> {
    const init: RequestInit = body === undefined ? { method } : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await fetch(`${local}/sandbox/api/${path}`, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }

  const { file } = test.info();
  const addresses = asked.get(file) ?? new Set<string>();
  asked.set(file, addresses);
  const contexts: { close(): Promise<void> }[] = [];
  return {
    origin,
    otherOrigin,
    control,
    put: (path, body, policy) => { server.put(path, { body, policy }); },
    async newPage({ loggedIn = false, serviceWorker = false, ...contextOptions } = {}) {
      const context = await browser.newContext({ baseURL: origin, serviceWorkers: serviceWorker ? 'allow' : 'block', ...contextOptions });
      contexts.push(context);
      context.on('request', (request) => addresses.add(new URL(request.url()).pathname));
      // Where there is no clipboard, none can be permitted. Firefox and WebKit have no such permission to grant.
      if (!options.plain && browser.browserType().name() === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
      for (const { script, argument } of clockScripts) await context.addInitScript(script, argument);
      await watchPages(context);
      const page = await context.newPage();
      if (loggedIn) {
        // An empty page costs less than Playwright's storageState, which opens a page of its own.
        server.put('/host/empty', { body: '<!doctype html><title>Empty</title>' });
        await page.goto('/host/empty');
        await logIn(page);
      }
      return page;
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await server.close();
    },
  };
}
