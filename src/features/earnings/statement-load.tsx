import type { ReactNode } from 'react';
import { formatCount } from '../../domain/money';
import type { Load } from '../../domain/load';
import { statementWords as words } from '../../text/en/statement';
import { widgetWords } from '../../text/en/widgets';
import { Button } from '../../widgets/button';
import { useOffline } from '../../widgets/use-offline';
import type { AllPages } from '../../state/read-all-pages';

interface StatementLoadProps<T> {
  load: Load<T>;
  received: number;
  onRetry: () => void;
  /** Missing values besides pages that did not load. */
  lacks?: (value: T) => readonly string[];
  /** The remarks are for the file and for print; the screen shows them above already. */
  children: (value: T, remarks: readonly string[]) => ReactNode;
}

/** A statement is shown only when it is complete; until then it shows how much has loaded. */
export function StatementLoad<T extends AllPages<unknown>>({ load, received, onRetry, lacks, children }: StatementLoadProps<T>) {
  if (load.state === 'failed') return <Failed error={load.error} onRetry={onRetry} />;
  if (load.state !== 'ready') return <p className="muted statement-progress" role="status">{words.progress(formatCount(received))}</p>;
  const { value: all } = load;
  const remarks = [...(all.complete ? [] : [words.partial]), ...(lacks?.(all) ?? [])];
  return (
    <div className="statement-part">
      {remarks.map((remark) => <p key={remark} role="alert">{remark}</p>)}
      {children(all, remarks)}
    </div>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const offline = useOffline(error, onRetry);
  return (
    <div className="statement-part" role="alert">
      <p>{offline ? widgetWords.offline.title : words.failed}</p>
      <Button onClick={onRetry}>{words.retry}</Button>
    </div>
  );
}
