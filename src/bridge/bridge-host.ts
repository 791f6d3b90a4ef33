import { readAuthInfo } from './auth-info';
import { createBridge, type TimeLimits } from './bridge';
import { closeDialog } from './close-dialog';
import type { AuthInfo, Host } from './host';
import type { Payload } from './message';
import { readMessageQueue } from './message-queue';

export interface WebviewOptions {
  /** The hardware's Back: does what there is to do and says whether it did, e.g. `() => app.back()`. */
  back: () => boolean;
  /** In ms, for hosts that need more time than docs/native.md gives them. */
  limits?: Partial<TimeLimits>;
}

export interface BridgeHostOptions extends WebviewOptions {
  kind: Host['kind'];
  /** Hands JSON text to the host; see `BridgeOptions`. */
  post: (text: string) => unknown;
  /** Begins to hear what the host says by a way of its own, besides `window.creatorMessages`. */
  listen?: (receive: (message: unknown) => void) => void;
}

/** The host behind the messages of docs/native.md, however they travel. */
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
    if (known) return known; // pushed meanwhile
    throw new Error('the host gave no auth info');
  };

  const done = async (reply: ReturnType<typeof bridge.ask>) => (await reply) !== undefined;
  return {
    kind,
    // Without a user it is asked again: the creator may have logged in meanwhile.
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
