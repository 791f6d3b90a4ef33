const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Replaces a value that the server did not send; never an invented 0. */
export const unknownFigure = '—';

/** Half away from zero, as for whole rupees (decision C27). */
export const wholeRupees = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

function format(value: number | null | undefined, currency: string): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return unknownFigure;
  const whole = Math.abs(wholeRupees(value));
  const sign = value < 0 && whole > 0 ? '-' : '';
  return sign + currency + grouping.format(whole);
}

/** Rupees with Indian grouping, rounded half away from zero: ₹12,34,567 (specification section 9; decision C27). */
export function formatMoney(value: number | null | undefined): string {
  return format(value, '₹');
}

/** A whole number with Indian grouping: 12,34,567. */
export function formatCount(value: number | null | undefined): string {
  return format(value, '');
}
