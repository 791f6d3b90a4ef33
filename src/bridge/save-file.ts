/** Kept until the browser has surely begun to read it. */
const keepMs = 60_000;

/**
 * Offers a file for saving; call it inside the tap that asks for it.
 * @param downloads whether pages can download here at all (`savesFiles`); else the phone's own sheet may take the file
 * @returns false when the browser has no way to save it, so that the page has to say so
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
    // No blob: addresses here; the phone's own sheet can still take the file.
  }
  try {
    if (!navigator.canShare?.({ files: [file] })) return false;
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    // Who closed the sheet has decided; that is no failure.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
