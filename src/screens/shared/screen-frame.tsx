import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { ToasterProps } from '../../widgets/toaster';
import { useScreen } from './screen-context';

/** The toasts' code comes with the first toast. */
const Toaster = lazy(() => import('../../widgets/toaster').then(
  (module) => ({ default: module.Toaster }),
  () => ({ default: PlainToasts }),
));

/** Where the network is gone so may the toasts' code be, and just then there is something to say. */
function PlainToasts({ toasts, onDone }: ToasterProps) {
  return (
    <div className="column" role="alert">
      {toasts.map(({ id, text }) => <button key={id} type="button" className="button" onClick={() => onDone(id)}>{text}</button>)}
    </div>
  );
}

/** What stands around every screen: the toasts. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  const { toasts } = useScreen().runtime;
  const [shown, setShown] = useState<ToasterProps['toasts']>([]);
  useEffect(() => toasts.attach(setShown), [toasts]);
  return (
    <>
      {shown.length > 0 && <Suspense><Toaster toasts={shown} onDone={toasts.dismiss} /></Suspense>}
      {children}
    </>
  );
}
