/** An entry_point or entered_from value that is safe to store, send and log. */
export function safeEntry(text: unknown): string | null {
  return typeof text === 'string' && /^[\w-]{1,64}$/.test(text) ? text : null;
}
