import type { WireNumber } from './money';

/** A text, a count, rupees, or empty for an unknown value. */
export type CsvCell = string | number | { readonly rupees: WireNumber } | null;

/** Spreadsheet programs execute a text that starts like this as a formula. */
const looksLikeFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function text(value: string): string {
  const harmless = looksLikeFormula.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Rupees as a plain number with two decimals, for programs: '1234.50', '-150.00'. */
export function plainRupees(value: WireNumber): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  const digits = Math.abs(value).toFixed(2);
  return value < 0 && Number(digits) > 0 ? `-${digits}` : digits;
}

function field(cell: CsvCell): string {
  if (typeof cell === 'string') return text(cell);
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell + 0) : '';
  return cell ? plainRupees(cell.rupees) : '';
}

/**
 * A table for spreadsheet programs (RFC 4180): a byte order mark, so that they read UTF-8; CRLF line ends; every text
 * in quotes and none that can act as a formula. Numbers stay numbers, negative ones too.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
}
