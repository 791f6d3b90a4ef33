import { bridgeHost, type WebviewOptions } from './bridge-host';
import type { Host } from './host';

/** WebKit's `webkit.messageHandlers.creator`. A handler with reply returns a promise, a plain one undefined. */
export interface MessageHandler {
  postMessage(text: string): unknown;
}

/** The host of an iOS webview, or of another webview that uses WebKit. */
export function iosHost(handler: MessageHandler, options: WebviewOptions): Host {
  return bridgeHost({ ...options, kind: 'ios', post: (text) => handler.postMessage(text) });
}
