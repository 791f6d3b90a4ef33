import { bridgeHost, type WebviewOptions } from './bridge-host';
import type { Host } from './host';

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
