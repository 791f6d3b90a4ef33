/** The digits of the Indian scripts, Devanagari to Malayalam, which an Indian keyboard may type for 0 to 9. */
const indianDigits = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

/** The same text with 0 to 9 in place of the digits of Indian scripts. */
export function plainDigits(text: string): string {
  // Each of these rows of digits starts at 6 within its sixteen code points.
  return text.replace(indianDigits, (digit) => String((digit.charCodeAt(0) & 15) - 6));
}
