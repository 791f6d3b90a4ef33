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
  try {
    if (!navigator.canShare?.({ files: [file] })) return false;
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    // Closing the sheet is a decision of the user and not a failure.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
