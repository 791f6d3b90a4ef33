/** The parsed address, or null if the text is not one. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null; // Not an address: the caller decides what that means.
  }
}
