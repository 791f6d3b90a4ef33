/** An optional +prefix of 1 to 3 digits, then 10 digits, without spaces; null for anything else (decision C17). */
export function normalisePhone(text: string): string | null {
  const phone = text.replace(/\s/g, '');
  return /^(\+\d{1,3})?\d{10}$/.test(phone) ? phone : null;
}
