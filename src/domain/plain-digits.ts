/**
 * The digits of the Indian scripts, Devanagari to Malayalam, which an Indian keyboard may produce instead of 0 to 9.
 */
const indianDigits = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

/** The same text with 0 to 9 instead of the digits of Indian scripts. */
export function plainDigits(text: string): string {
  // In each of these blocks the digits start at 6 within a group of sixteen code points.
  return text.replace(indianDigits, (digit) => String((digit.charCodeAt(0) & 15) - 6));
}
