import { androidHost, type CreatorBridge } from './android-host';
import type { WebviewOptions } from './bridge-host';
import type { Host } from './host';
import { iosHost, type MessageHandler } from './ios-host';
import { reactNativeHost, type ReactNativeWebView } from './react-native-host';

interface WebviewGlobals {
  CreatorBridge?: CreatorBridge;
  webkit?: { messageHandlers?: { creator?: MessageHandler } };
  ReactNativeWebView?: ReactNativeWebView;
}

/**
 * Who holds the page, known by the objects that its app put into it (docs/native.md); undefined in a
 * browser. For `configureCreator({ host })`; call it once, since it takes over the host's messages.
 */
export function detectHost(options: WebviewOptions): Host | undefined {
  const { CreatorBridge: android, webkit, ReactNativeWebView: reactNative } = globalThis as WebviewGlobals;
  if (android) return androidHost(android, options);
  // Before WebKit's, since react-native-webview has a handler of WebKit's as well.
  if (reactNative) return reactNativeHost(reactNative, options);
  const ios = webkit?.messageHandlers?.creator;
  return ios ? iosHost(ios, options) : undefined;
}
