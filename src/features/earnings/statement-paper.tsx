import { formatDay } from '../../domain/dates';
import { statementWords } from '../../text/en/statement';

const words = statementWords.paper;

interface StatementPaperProps {
  title: string;
  range: string;
  columns: readonly { readonly name: string; readonly figure?: boolean }[];
  /** Already formatted, in the order of the columns. */
  lines: readonly { readonly key: string; readonly cells: readonly string[] }[];
  /** The last line, which begins with the label of a total. */
  total: readonly string[];
  notes: readonly string[];
}

/** A statement in print: its title, its days, and a table whose head is on every page. */
export function StatementPaper({ title, range, columns, lines, total, notes }: StatementPaperProps) {
  const cell = (text: string, index: number) => <td key={index} className={columns[index]?.figure ? 'paper-figure' : undefined}>{text}</td>;
  return (
    <>
      <h1>{title}</h1>
      <p>{words.range(range)}</p>
      <p className="muted">{words.made(formatDay(new Date().toISOString()))}</p>
      <table>
        <thead>
          <tr>{columns.map(({ name, figure }) => <th key={name} scope="col" className={figure ? 'paper-figure' : undefined}>{name}</th>)}</tr>
        </thead>
        <tbody>{lines.map(({ key, cells }) => <tr key={key}>{cells.map(cell)}</tr>)}</tbody>
        <tbody className="paper-total"><tr>{total.map(cell)}</tr></tbody>
      </table>
      {notes.map((note) => <p key={note} className="muted">{note}</p>)}
    </>
  );
}
