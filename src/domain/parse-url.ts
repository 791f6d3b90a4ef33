/** The address, or null where the text is none. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null; // Not an address: the caller says what that means.
  }
}
