import { androidHost, type CreatorBridge, iosHost, type MessageHandler, reactNativeHost, type ReactNativeWebView } from './native-hosts';
import type { WebviewOptions } from './bridge-host';
import type { Host } from './host';

interface WebviewGlobals {
  CreatorBridge?: CreatorBridge;
  webkit?: { messageHandlers?: { creator?: MessageHandler } };
  ReactNativeWebView?: ReactNativeWebView;
}

/**
 * Detects the app by the objects that it puts into the page (docs/native.md); undefined in a browser. For
 * `configureCreator({ host })`. Call it once, because it receives all messages of the app.
 */
export function detectHost(options: WebviewOptions): Host | undefined {
  const { CreatorBridge: android, webkit, ReactNativeWebView: reactNative } = globalThis as WebviewGlobals;
  if (android) return androidHost(android, options);
  // Before WebKit, because react-native-webview also has a handler of WebKit.
  if (reactNative) return reactNativeHost(reactNative, options);
  const ios = webkit?.messageHandlers?.creator;
  return ios ? iosHost(ios, options) : undefined;
}
