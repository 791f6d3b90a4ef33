import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState, type ReactNode } from 'react';
import { Toaster } from '../../widgets/toaster';
import { useScreen } from './screen-context';

/** What stands around every screen: the toasts. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  useSignals();
  const { toasts } = useScreen().runtime;
  const [me] = useState(() => Symbol('toaster'));
  useEffect(() => toasts.attach(me), [toasts, me]);
  return (
    <>
      {children}
      {toasts.shownBy.value === me && <Toaster toasts={toasts.toasts.value} onDone={toasts.dismiss} />}
    </>
  );
}
