import { bridgeHost, type WebviewOptions } from './bridge-host';
import type { Host } from './host';

/** What react-native-webview puts into the page. */
export interface ReactNativeWebView {
  postMessage(text: string): void;
}

/** The host of a React Native app, whose system only the user agent tells. */
export function reactNativeHost(
  webview: ReactNativeWebView, options: WebviewOptions, userAgent: string = navigator.userAgent,
): Host {
  // iPads name themselves Macs.
  const kind = /Android/.test(userAgent) ? 'android' : /iPhone|iPad|iPod|Macintosh/.test(userAgent) ? 'ios' : 'app';
  return bridgeHost({ ...options, kind, post: (text) => webview.postMessage(text) });
}
