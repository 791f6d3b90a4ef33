import { columnSum, type WireNumber } from '../domain/money';
import { columnSumWords as words } from '../text/en/widgets';

interface SumNoteProps {
  /** The lines of one column, and the sum below them. */
  columns: readonly { readonly lines: readonly WireNumber[]; readonly sum: WireNumber }[];
  /** Shown with paise, so that rounding hides nothing. */
  exact?: boolean;
}

/** Explains below columns of money why a sum looks wrong, or that it is; nothing if every column adds up as shown. */
export function SumNote({ columns, exact = false }: SumNoteProps) {
  const found = columns.map(({ lines, sum }) => columnSum(lines, sum));
  const note = found.includes('differs') ? words.differs : !exact && found.includes('rounded') ? words.rounded : undefined;
  return note && <p className="muted sum-note">{note}</p>;
}
