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

/** 'MCC_{random}_{timestamp}.{ext}', png if the type is unknown (specification section 8; decision C30). */
export function qrFileName(type: string, random: string, time: number): string {
  const extension = /^image\/(webp|jpeg)$/.exec(type)?.[1] ?? 'png';
  return `MCC_${random.replace(/[^a-z0-9]/gi, '')}_${time}.${extension === 'jpeg' ? 'jpg' : extension}`;
}
