import { useEffect, useRef, useState, type ReactNode } from 'react';
import { printNode } from '../../bridge/print-node';
import { saveFile } from '../../bridge/share';
import { type CsvCell, toCsv } from '../../domain/csv';
import { formatDay } from '../../text/days';
import { savesFiles } from '../../domain/saves-files';
import { statementWords as words } from '../../text/en/statement';
import { Button } from '../../widgets/button';
import { useScreen } from '../shared/screen/screen-context';

interface StatementActionsProps {
  /** Without its extension. */
  fileName: string;
  rows: () => CsvCell[][];
  /** The content to print; it is rendered for the printer only. */
  paper: () => ReactNode;
}

/** Some webviews cannot print, and some old browsers have no style sheets for it. */
const canPrint = typeof globalThis.print === 'function' && 'adoptedStyleSheets' in document;

/** Download and Print. */
export function StatementActions({ fileName, rows, paper }: StatementActionsProps) {
  const { toasts, host } = useScreen().runtime;
  const [printing, setPrinting] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const removePaper = useRef<() => void>(undefined);
  useEffect(() => () => removePaper.current?.(), []);
  useEffect(() => {
    if (!printing || !sheet.current) return;
    removePaper.current = printNode(sheet.current);
    setPrinting(false);
  }, [printing]);
  const download = async () => {
    const file = new File([toCsv(rows())], `${fileName}.csv`, { type: 'text/csv;charset=utf-8' });
    const downloads = savesFiles(navigator.userAgent, host.kind);
    if (!(await saveFile(file, downloads))) toasts.show('error', words.notDownloaded);
    else if (downloads) toasts.show('success', words.downloaded); // what the share sheet does with it is not known
  };
  return (
    <div className="statement-actions">
      <Button variant="primary" data-name="download-statement" onClick={() => void download()}>{words.download}</Button>
      {canPrint && <Button onClick={() => setPrinting(true)}>{words.print}</Button>}
      {printing && <div ref={sheet} hidden className="statement-paper">{paper()}</div>}
    </div>
  );
}

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
      <p>{words.paper.range(range)}</p>
      <p className="muted">{words.paper.made(formatDay(new Date().toISOString()))}</p>
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
