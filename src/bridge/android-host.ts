import { bridgeHost, type WebviewOptions } from './bridge-host';
import type { Host } from './host';

/**
 * The object that Android puts into the page: a `WebMessageListener`, or an `addJavascriptInterface` without
 * `onmessage`.
 */
export interface CreatorBridge {
  postMessage(text: string): void;
  onmessage?: ((event: { data: unknown }) => void) | null;
}

/** The host of an Android webview. */
export function androidHost(bridge: CreatorBridge, options: WebviewOptions): Host {
  return bridgeHost({
    ...options,
    kind: 'android',
    // Called on the object itself, because Java refuses a detached function.
    post: (text) => bridge.postMessage(text),
    listen: (receive) => {
      if ('onmessage' in bridge) bridge.onmessage = (event) => receive(event.data);
    },
  });
}
