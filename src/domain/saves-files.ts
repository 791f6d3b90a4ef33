/** Browsers inside other apps: Instagram, the Facebook family, and Android's and Apple's bare webviews. */
const inAppBrowser = /\bInstagram\b|\bFB(?:AN|AV|_IAB)\b|; wv\)|\b(?:iPhone|iPad|iPod)\b(?!.*\bSafari\/)/;

/**
 * Whether a page can save a file that it made itself. In-app browsers and webviews refuse `blob:`
 * downloads without a word, so pictures are shown there to be saved by hand.
 * @param userAgent as in `navigator.userAgent`
 * @param holder the kind of the host; a webview's page cannot save whatever it calls itself
 */
export function savesFiles(userAgent: string, holder: string): boolean {
  return holder !== 'android' && holder !== 'ios' && !inAppBrowser.test(userAgent);
}
