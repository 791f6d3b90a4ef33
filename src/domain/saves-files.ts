/** Browsers inside other apps: Instagram, the Facebook family, and the plain webviews of Android and Apple. */
const inAppBrowser = /\bInstagram\b|\bFB(?:AN|AV|_IAB)\b|; wv\)|\b(?:iPhone|iPad|iPod)\b(?!.*\bSafari\/)/;

/**
 * Whether a page can save a file that it created. In-app browsers and webviews silently refuse `blob:` downloads, so
 * pictures are shown there to be saved by hand.
 * @param userAgent as in `navigator.userAgent`
 * @param holder the kind of host; a page in a webview cannot save, whatever its user agent is
 */
export function savesFiles(userAgent: string, holder: string): boolean {
  return holder !== 'android' && holder !== 'ios' && !inAppBrowser.test(userAgent);
}
