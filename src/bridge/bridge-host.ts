import { readAuthInfo } from './auth-info';
import { createBridge, type TimeLimits } from './bridge';
import type { AuthInfo, Host } from './host';
import { type Payload, readMessageQueue } from './message';

/**
 * Asks the modal dialog with the focus to close, as Escape does, also inside shadow roots.
 * @returns false if there is none
 */
export function closeDialog(): boolean {
  let dialog: HTMLDialogElement | null = null;
  for (let at = document.activeElement; at; at = at.shadowRoot?.activeElement ?? null) {
    dialog = at.closest<HTMLDialogElement>('dialog:modal') ?? dialog;
  }
  if (!dialog) return false;
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  return true;
}

export interface WebviewOptions {
  /** Handles the app's Back and returns whether it did anything, e.g. `() => app.back()`. */
  back: () => boolean;
  /** Time limits in ms per message type, for apps that need more than docs/native.md allows. */
  limits?: Partial<TimeLimits>;
}

export interface BridgeHostOptions extends WebviewOptions {
  kind: Host['kind'];
  /** Sends JSON text to the app; see `BridgeOptions`. */
  post: (text: string) => unknown;
  /** Starts to receive messages in another way than `window.creatorMessages`. */
  listen?: (receive: (message: unknown) => void) => void;
}

/** The `Host` on top of the messages of docs/native.md, for every transport. */
export function bridgeHost({ kind, post, listen, back, limits = {} }: BridgeHostOptions): Host {
  const listeners = new Set<(auth: AuthInfo, previousUser: string) => void>();
  let known: AuthInfo | undefined;
  let user = '';

  function know(payload: Payload): AuthInfo {
    known = readAuthInfo(payload);
    user = known['APP-USER-ID'];
    return known;
  }

  const bridge = createBridge({
    post,
    limits,
    answers: {
      auth(payload) {
        const previousUser = user;
        const auth = know(payload);
        for (const listener of [...listeners]) listener(auth, previousUser);
        return {};
      },
      back: () => ({ handled: closeDialog() || back() }),
    },
  });
  listen?.(bridge.receive);
  readMessageQueue(bridge.receive);

  const askForAuth = async (refresh: boolean): Promise<AuthInfo> => {
    known = undefined;
    const payload = await bridge.ask('auth', { refresh });
    if (payload) return know(payload);
    if (known) return known; // sent by the app meanwhile
    throw new Error('the host gave no auth info');
  };

  const done = async (reply: ReturnType<typeof bridge.ask>) => (await reply) !== undefined;
  return {
    kind,
    // Without a user the app is asked again: the creator may have logged in meanwhile.
    getAuth: async () => (known?.['APP-USER-ID'] ? known : askForAuth(false)),
    refreshAuth: () => askForAuth(true),
    watchAuth(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    goTo: (target) => done(bridge.ask('goTo', { target })),
    openHelpCentre: () => done(bridge.ask('openHelpCentre')),
    openExternal: (href) => done(bridge.ask('openExternal', { href })),
    share: ({ title, text, url }) => done(bridge.ask('share', { title, text, url })),
    async saveImage({ name, picture }) {
      const data = await base64Of(picture);
      return done(bridge.ask('saveImage', { name, mimeType: picture.type, data }));
    },
  };
}

function base64Of(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(picture);
  });
}
