/** Tokens of JSON that may contain a long number: strings, which are skipped, and numbers. */
const textsAndNumbers = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const longInteger = /^-?\d{16,}$/;

/**
 * The value of a JSON text, or undefined if it is invalid. Integers of 16 digits or more become strings, because a
 * JavaScript number would lose their last digits, and such integers are ids.
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(/\d{16}/.test(text) ? text.replace(textsAndNumbers, (token) => (longInteger.test(token) ? `"${token}"` : token)) : text);
  } catch {
    return undefined;
  }
}
