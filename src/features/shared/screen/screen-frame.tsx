import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DialogExtraContext } from '../../../widgets/dialog-context';
import { Toaster, type ToasterProps } from '../../../widgets/toaster';
import { widgetWords } from '../../../text/en/widgets';
import { type ScreenStatus, useScreen } from './screen-context';

/** Tells those who cannot see it how far the screen is. What has failed says so itself. */
function Progress() {
  const { onStatus } = useScreen();
  const [status, setStatus] = useState<ScreenStatus>();
  useEffect(() => onStatus(setStatus), [onStatus]);
  if (!status || status === 'error') return null;
  return <span className="visually-hidden">{status === 'loading' ? widgetWords.loading : widgetWords.loaded}</span>;
}

/**
 * Shows the page's toasts unless a dialog in front of it does, or another element of the page: the one in use tells
 * them, and one that the page does not show only if there is no other (decision E380).
 */
function Toasts({ inDialog = false }: { inDialog?: boolean }) {
  const { toasts } = useScreen().runtime;
  const [shown, setShown] = useState<ToasterProps['toasts']>([]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { host } = (box.current?.getRootNode() ?? {}) as Partial<ShadowRoot>;
    // Safari before 17.4 has no `checkVisibility`: there every element counts as shown.
    const hidden = () => host?.checkVisibility?.({ visibilityProperty: true }) === false;
    return toasts.attach(setShown, inDialog, () => (hidden() ? -1 : Number(host?.matches(':hover, :focus-within') ?? 0)));
  }, [toasts, inDialog]);
  return <Toaster boxRef={box} toasts={shown} onDone={toasts.dismiss}>{!inDialog && <Progress />}</Toaster>;
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
