/** Exactly six digits (specification section 5; decision A28). */
export function isOtp(text: string): boolean {
  return /^\d{6}$/.test(text);
}
