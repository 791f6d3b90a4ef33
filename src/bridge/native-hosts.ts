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

/** WebKit's `webkit.messageHandlers.creator`. A handler with reply returns a promise, a plain one undefined. */
export interface MessageHandler {
  postMessage(text: string): unknown;
}

/** The host of an iOS webview, or of another webview that uses WebKit. */
export function iosHost(handler: MessageHandler, options: WebviewOptions): Host {
  return bridgeHost({ ...options, kind: 'ios', post: (text) => handler.postMessage(text) });
}

/** The object that react-native-webview puts into the page. */
export interface ReactNativeWebView {
  postMessage(text: string): void;
}

/** The host of a React Native app; only the user agent reveals the system. */
export function reactNativeHost(
  webview: ReactNativeWebView, options: WebviewOptions, userAgent: string = navigator.userAgent,
): Host {
  // iPads identify as Macs.
  const kind = /Android/.test(userAgent) ? 'android' : /iPhone|iPad|iPod|Macintosh/.test(userAgent) ? 'ios' : 'app';
  return bridgeHost({ ...options, kind, post: (text) => webview.postMessage(text) });
}
