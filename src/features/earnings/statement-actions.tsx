import { useEffect, useRef, useState, type ReactNode } from 'react';
import { toCsv, type CsvCell } from '../../domain/csv';
import { savesFiles } from '../../domain/saves-files';
import { printNode } from '../../bridge/print-node';
import { saveFile } from '../../bridge/save-file';
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
    if (await saveFile(file, savesFiles(navigator.userAgent, host.kind))) toasts.show('success', words.downloaded);
    else toasts.show('error', words.notDownloaded);
  };
  return (
    <div className="statement-actions">
      <Button variant="primary" data-name="download-statement" onClick={() => void download()}>{words.download}</Button>
      {canPrint && <Button onClick={() => setPrinting(true)}>{words.print}</Button>}
      {printing && <div ref={sheet} hidden className="statement-paper">{paper()}</div>}
    </div>
  );
}
