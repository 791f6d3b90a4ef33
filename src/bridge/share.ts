import { askHost, type Host, type ShareData } from './host';

/**
 * Opens the host app's or the device's share sheet; call it inside the tap that asks for it.
 * @param picture shared in place of the address where the device takes files
 * @returns false when nothing here can share, so that the address has to be copied; closing the sheet is no failure
 */
export async function share(host: Host, what: ShareData, picture?: File): Promise<boolean> {
  if (host.share && (await askHost(() => host.share?.(what) ?? false))) return true;
  try {
    await navigator.share(picture && canShareFile(picture) ? { title: what.title, files: [picture] } : what);
    return true;
  } catch (error) {
    // Also a browser without `navigator.share` ends here, with its TypeError.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Whether the device's share sheet takes this file. */
export function canShareFile(file: File): boolean {
  try {
    return navigator.canShare({ files: [file] });
  } catch {
    return false; // browsers without it
  }
}
