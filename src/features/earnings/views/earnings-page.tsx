import type { ReactNode, Ref } from 'react';
import { earningsWords as words } from '../../../text/en/earnings';
import { PageHeader } from '../../../widgets/page-header';
import type { EarningsView } from './earnings-tabs';

interface EarningsPageProps {
  view: EarningsView;
  boxRef?: Ref<HTMLDivElement>;
  /** From a view behind the first one. */
  onBack?: (() => void) | undefined;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** The page of every view of earnings. */
export function EarningsPage({ view, boxRef, onBack, action, children }: EarningsPageProps) {
  return (
    <div ref={boxRef} className={view === 'earnings' || view === 'past_payments' ? 'column columns' : 'column'}>
      <PageHeader title={words.titles[view]} onBack={onBack} action={action} />
      {children}
    </div>
  );
}
