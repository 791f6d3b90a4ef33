import type { Page } from '@playwright/test';

/** Something that left the memory of the page's code: where to, and what. */
export interface Note { readonly where: string; readonly what: string }

export interface Leaks {
  /** Everything so far, of all pages that were open in the tab. */
  readonly notes: readonly Note[];
  /** Notes what stands in the page and in storage at this moment. */
  look(): Promise<void>;
}

/** Notes every way that leads out of the page: storage, addresses, requests, the console, events, attributes, the clipboard, messages. Call it before the first page is opened. */
export async function watchLeaks(page: Page): Promise<Leaks> {
  const notes: Note[] = [];
  await page.exposeBinding('noteLeak', (_, where: string, what: string) => void notes.push({ where, what }));
  await page.addInitScript(watch);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // A document is asked for with the address that somebody followed.
    const kind = request.isNavigationRequest() ? 'document' : 'request';
    notes.push({ where: `${kind} ${request.method()} ${pathname} address`, what: request.url() });
    notes.push({ where: `${kind} ${request.method()} ${pathname} headers`, what: JSON.stringify(request.headers()) });
    const body = request.postData();
    if (body) notes.push({ where: `${kind} ${request.method()} ${pathname} body`, what: body });
  });
  page.on('console', (message) => notes.push({ where: `console ${message.type()}`, what: message.text() }));
  page.on('pageerror', (error) => notes.push({ where: 'console uncaught', what: `${error.name} ${error.message} ${error.stack}` }));
  return {
    notes,
    async look() {
      notes.push({ where: 'address', what: page.url() });
      notes.push(...await page.evaluate(stored));
      const cookies = await page.context().cookies();
      for (const { name, value, httpOnly } of cookies) if (!httpOnly) notes.push({ where: `cookie ${name}`, what: value });
    },
  };
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const { noteLeak } = globalThis as unknown as { noteLeak: (where: string, what: string) => void };
  const text = (value: unknown): string => {
    if (value instanceof Error) return `${value.name} ${value.message} ${value.stack}`;
    if (typeof value !== 'object' || value === null) return String(value);
    const seen = new Set<unknown>();
    return JSON.stringify(value, (_, each: unknown) => {
      if (each instanceof Node) return each.nodeName;
      if (typeof each === 'object' && each !== null) {
        if (seen.has(each)) return '…';
        seen.add(each);
      }
      return each instanceof Error ? text(each) : each;
    });
  };
  /** Notes the arguments of a method, and then does what it does. */
  const listen = (owner: object | undefined, name: string, where: (target: unknown, ...args: unknown[]) => string): void => {
    const original = (owner as Record<string, unknown> | undefined)?.[name] as ((...args: unknown[]) => unknown) | undefined;
    if (!owner || !original) return;
    (owner as Record<string, unknown>)[name] = function (this: unknown, ...args: unknown[]) {
      noteLeak(where(this, ...args), args.map(text).join(' '));
      return original.apply(this, args);
    };
  };
  for (const name of ['log', 'info', 'warn', 'error', 'debug', 'table', 'dir', 'trace']) listen(console, name, () => `console ${name}`);
  listen(Storage.prototype, 'setItem', (storage, key) => `${storage === localStorage ? 'localStorage' : 'sessionStorage'} ${String(key)}`);
  for (const name of ['pushState', 'replaceState']) listen(history, name, () => `history ${name}`);
  listen(navigator, 'sendBeacon', (_, address) => `beacon ${String(address)}`);
  listen(navigator.clipboard, 'writeText', () => 'clipboard');
  listen(BroadcastChannel.prototype, 'postMessage', () => 'message to other tabs');
  listen(window, 'postMessage', () => 'message to a window');
  listen(MessagePort.prototype, 'postMessage', () => 'message to a port');
  for (const name of ['put', 'add']) listen(IDBObjectStore.prototype, name, () => 'database');
  for (const name of ['mark', 'measure']) listen(performance, name, () => 'performance');
  // The recorder of the test runner keeps the address in a <base> of its own.
  listen(Element.prototype, 'setAttribute', (element, name) => ((element as Element).localName === 'base' ? 'recorder' : `attribute ${(element as Element).localName} ${String(name)}`));
  const dispatch = Object.getOwnPropertyDescriptor(EventTarget.prototype, 'dispatchEvent')?.value as (event: Event) => boolean;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event instanceof CustomEvent) noteLeak(`event ${event.type}`, text(event.detail));
    return dispatch.call(this, event);
  };
}

/** What the page keeps and shows in attributes. Runs in the page. */
async function stored(): Promise<Note[]> {
  const notes: Note[] = [
    { where: 'history state', what: JSON.stringify(history.state) },
    { where: 'title', what: document.title },
    { where: 'window name', what: window.name },
    { where: 'cookies of scripts', what: document.cookie },
    ...Object.entries(localStorage).map(([key, what]) => ({ where: `localStorage ${key}`, what: `${key} ${what}` })),
    ...Object.entries(sessionStorage).map(([key, what]) => ({ where: `sessionStorage ${key}`, what: `${key} ${what}` })),
    ...performance.getEntries().filter(({ entryType }) => entryType !== 'navigation').map(({ name, entryType }) => ({ where: `performance ${entryType}`, what: name })),
  ];
  const walk = (root: ParentNode): void => {
    for (const element of root.querySelectorAll(':not(base)')) {
      for (const { name, value } of element.attributes) notes.push({ where: `attribute ${element.localName} ${name}`, what: value });
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(document);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) notes.push({ where: `cache ${name}`, what: `${request.url} ${await (await cache.match(request))?.text()}` });
  }
  for (const { name = '' } of await indexedDB.databases()) notes.push({ where: 'database', what: name });
  return notes;
}
