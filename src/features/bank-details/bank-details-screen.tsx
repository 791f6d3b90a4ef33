import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { bankDetailsStore } from './bank-details-store';
import type { SavedBankDetails } from './saved-bank-details';
import { bankDetailsWords as words } from '../../text/en/bank-details';
import { AsOf } from '../../widgets/as-of';
import { LoadView } from '../../widgets/load-view';
import { PageHeader } from '../../widgets/page-header';
import { Skeleton } from '../../widgets/skeleton';
import { useBackLayer } from '../../widgets/use-back-layer';
import { styledBy } from '../../widgets/styled-by';
import { Awaited } from '../shared/session/awaited';
import { lazyPart } from '../shared/screen/lazy-part';
import { useScreen } from '../shared/screen/screen-context';
import { useEnsured, useLoads } from '../shared/screen/store-hooks';
import sheet from './bank-details.css';
import { Invitation } from './invitation';
import { SavedDetails } from './saved-details';

const styled = styledBy(sheet);

const BankSteps = lazyPart(() => import('./bank-steps'), 'BankSteps');
const LeaveDrawer = lazyPart(() => import('./leave-drawer'), 'LeaveDrawer');

const progress = { form: 1, consent: 2, otp: 3 } as const;

/** /bank-details: the bank account for payments (specification section 2; decision B13). */
export function BankDetailsScreen() {
  useSignals();
  const { back } = useScreen();
  const store = useEnsured(bankDetailsStore);
  const step = store.step.value;
  const load = store.load.value;
  const [leaving, setLeaving] = useState(false);

  const retry = useLoads([{ load, refresh: store.refresh }]);

  const box = useRef<HTMLDivElement>(null);
  const page = useCallback((element: HTMLDivElement | null) => {
    styled(element);
    box.current = element;
  }, []);
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    box.current?.scrollIntoView({ block: 'start' });
    if (step === 'otp') return; // its field gets the focus
    const heading = box.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [step]);

  const goBack = () => {
    if (step === 'view' || step === 'done') back();
    else if (step === 'form' && store.dirty.value) setLeaving(true);
    else store.back();
  };
  const leave = () => {
    setLeaving(false);
    store.back();
  };

  const inTask = step !== 'view' && step !== 'done';
  useBackLayer(inTask, goBack);
  // Nothing of it is stored, so the browser asks before it is lost.
  const typed = inTask && store.dirty.value;
  useEffect(() => {
    if (!typed) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [typed]);

  const content = (saved: SavedBankDetails) => {
    if (step !== 'view' && step !== 'done') {
      return <Awaited fallback={<Skeleton shape="card" count={2} />}><BankSteps step={step} saved={saved} /></Awaited>;
    }
    // Details that were submitted are there, even if their number cannot be read.
    if (saved.accountNumberEnd === '' && !saved.submitted) return <Invitation onAdd={store.edit} />;
    return <SavedDetails saved={saved} done={step === 'done'} />;
  };
  const stepNumber = step === 'form' || step === 'consent' || step === 'otp' ? progress[step] : undefined;

  return (
    <div ref={page} className="column bank">
      <PageHeader
        title={words.titles[step]}
        onBack={goBack}
        action={stepNumber && <span className="bank-progress">{words.progress(stepNumber)}</span>}
      />
      {step === 'view' && <AsOf loads={[load]} onRetry={retry} />}
      <LoadView load={load} skeleton={<Skeleton shape="card" count={2} />} onRetry={retry}>{content}</LoadView>
      {leaving && <LeaveDrawer onClose={() => setLeaving(false)} onLeave={leave} />}
    </div>
  );
}
