const words = {
  ready: 'A new version is ready',
  others: 'Close the other tabs of this app and of your collections, then reload',
  reload: 'Reload',
  later: 'Later',
};

const workerAddress = '/service-worker.js';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(address: string): string };
}

/** With Trusted Types a page can load this worker and no other. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('creator-standalone', { createScriptURL: () => workerAddress }).createScriptURL('') ?? workerAddress;
}

function button(text: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', act);
  return element;
}

/** A bar that offers the new version. Nothing happens until the user chooses; the next start has it anyway. */
function offer(waiting: ServiceWorker): void {
  document.querySelector('.update')?.remove();
  const bar = document.createElement('div');
  bar.className = 'update';
  bar.setAttribute('role', 'status');
  const text = document.createElement('p');
  text.textContent = words.ready;
  const reload = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      if (data !== true) text.textContent = words.others;
    };
    waiting.postMessage('take over', [port2]);
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  };
  bar.append(text, button(words.reload, reload), button(words.later, () => bar.remove()));
  document.body.append(bar);
}

/** Installs the service worker, which keeps the app for use without a network, and offers each new version. */
export async function offerUpdates(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(trustedAddress());
  const offerWaiting = () => {
    // Without a controller it is the first version, and there is nothing to replace.
    if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
  };
  offerWaiting();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offerWaiting));
  // An installed app may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}
