import { askHost, type Host, type ShareData } from './host';

/**
 * Opens the share sheet of the app or the device; must be called in the handler of a tap.
 * @param picture shared instead of the address if the device accepts files
 * @returns false if nothing here can share, so that the address must be copied; closing the sheet is not a failure
 */
export async function share(host: Host, what: ShareData, picture?: File): Promise<boolean> {
  // Where no app can share, nothing is awaited before the sheet of the device: it needs the tap.
  if (host.share && (await askHost(host, 'share', what))) return true;
  return picture && canShareFile(picture) ? shareFile(picture, what.title) : openSheet(what);
}

/**
 * Opens the share sheet of the device with a file that it accepts (`canShareFile`); must be called in the handler of a tap.
 * @returns false if it does not open; closing it is not a failure
 */
export function shareFile(file: File, title?: string): Promise<boolean> {
  return openSheet({ ...(title !== undefined && { title }), files: [file] });
}

async function openSheet(what: globalThis.ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    // A browser without `navigator.share` also ends here, with its TypeError. Closing the sheet is a decision of the user.
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

/** Kept until the browser has started to read it. */
const keepMs = 60_000;

/**
 * Offers a file for saving; must be called in the handler of a tap.
 * @param downloads whether pages can download here (`savesFiles`); otherwise the phone's share sheet may take the file
 * @returns false if the browser cannot save it, so that the page must show a message
 */
export async function saveFile(file: File, downloads: boolean): Promise<boolean> {
  try {
    const link = document.createElement('a');
    if (downloads && 'download' in link) {
      const address = URL.createObjectURL(file);
      link.href = address;
      link.download = file.name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), keepMs);
      return true;
    }
  } catch {
    // No blob: addresses here; the phone's share sheet may still take the file.
  }
  return canShareFile(file) && shareFile(file);
}
