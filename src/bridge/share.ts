import { askHost, type Host, type ShareData } from './host';

/**
 * Opens the share sheet of the app or the device; must be called in the handler of a tap.
 * @param picture shared instead of the address if the device accepts files
 * @returns false if nothing here can share, so that the address must be copied; closing the sheet is not a failure
 */
export async function share(host: Host, what: ShareData, picture?: File): Promise<boolean> {
  if (host.share && (await askHost(() => host.share?.(what) ?? false))) return true;
  try {
    await navigator.share(picture && canShareFile(picture) ? { title: what.title, files: [picture] } : what);
    return true;
  } catch (error) {
    // A browser without `navigator.share` also ends here, with its TypeError.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Whether the device's share sheet accepts this file. */
export function canShareFile(file: File): boolean {
  try {
    return navigator.canShare({ files: [file] });
  } catch {
    return false; // not in all browsers
  }
}
