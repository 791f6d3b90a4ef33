/** JSON's tokens that may look like a long number: texts, which are passed over, and numbers. */
const textsAndNumbers = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const longInteger = /^-?\d{16,}$/;

/**
 * The value of a JSON text, or undefined where it is none. An integer of 16 digits or more becomes a text, since a
 * number of JavaScript would not keep its last digits, and such integers are ids.
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(/\d{16}/.test(text) ? text.replace(textsAndNumbers, (token) => (longInteger.test(token) ? `"${token}"` : token)) : text);
  } catch {
    return undefined;
  }
}
