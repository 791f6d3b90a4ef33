import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { appAddress, collectionAddress } from './app-address';

/** The files of the app, which the build writes here (build/service-worker.mjs). */
declare const appFiles: PrecacheEntry[];

interface WindowClient {
  readonly url: string;
}
interface Message extends Event {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  waitUntil(work: Promise<unknown>): void;
}
/** The part of `ServiceWorkerGlobalScope` that is used here; its types contradict those of the page. */
interface Worker {
  readonly clients: { matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: Message) => void): void;
}
const worker = globalThis as unknown as Worker;

// The app's files and its page, never an answer of the API. A worker of a new version waits, so that an open page gets
// the files it was built with until it is loaded anew.
precacheAndRoute(appFiles);
// The words of a language are kept when they are loaded. Their names contain a hash.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/text/'), new CacheFirst({ cacheName: 'words' }));
const appPage = createHandlerBoundToURL('/index.html');
registerRoute(new NavigationRoute(appPage, { allowlist: [appAddress] }));

// Without a network the app says that it needs one and tries again, in place of the browser's own page (decision E307).
registerRoute(new NavigationRoute((options) => fetch(options.request).catch(() => appPage(options)), { allowlist: [collectionAddress] }));

/** A page of the app's files: a screen of the creator, or a collection as buyers see it. */
const usesFiles = ({ url }: WindowClient) => [appAddress, collectionAddress].some((address) => address.test(new URL(url).pathname));

/** Takes over if no other such page is open, whose files would be gone; the answer is whether it does. */
async function takeOver(answer: MessagePort | undefined): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const alone = open.filter(usesFiles).length <= 1;
  answer?.postMessage(alone);
  if (alone) await worker.skipWaiting();
}

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(takeOver(event.ports[0]));
});
