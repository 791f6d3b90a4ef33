import { useEffect, useState, type ReactNode } from 'react';
import { DialogExtraContext } from '../../../widgets/dialog-context';
import { Toaster, type ToasterProps } from '../../../widgets/toaster';
import { useScreen } from './screen-context';

/** Shows the page's toasts unless a dialog in front of it does. */
function Toasts({ inDialog = false }: { inDialog?: boolean }) {
  const { toasts } = useScreen().runtime;
  const [shown, setShown] = useState<ToasterProps['toasts']>([]);
  useEffect(() => toasts.attach(setShown, inDialog), [toasts, inDialog]);
  return <Toaster toasts={shown} onDone={toasts.dismiss} />;
}

const toastsInDialog = <Toasts inDialog />;

/** What surrounds every screen: the toasts, on the page and in each of its dialogs. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  return (
    <DialogExtraContext value={toastsInDialog}>
      {children}
      <Toasts />
    </DialogExtraContext>
  );
}
