import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { DialogExtraContext } from '../../../widgets/dialog-context';
import { Toaster, type ToasterProps } from '../../../widgets/toaster';
import { useEffectEvent } from '../../../widgets/use-effect-event';
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

/** A page may keep an element in a tab that is not open. Safari before 17.4 has no `checkVisibility`. */
function isShown(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;
}

/**
 * Ranks the toaster of an element: by when the creator used that element last, and below all others while it is not
 * shown. So a toast is told by the element that was tapped, in its theme (decision E380).
 */
function useRank(ref: RefObject<HTMLElement | null>): () => number {
  const [element] = useState({ usedAt: 0 });
  useEffect(() => {
    const root = ref.current?.getRootNode();
    const use = () => void (element.usedAt = performance.now());
    const types = ['pointerdown', 'keydown', 'click']; // a click also comes from assistive technology, alone
    // Captured, because a control may stop the event.
    types.forEach((type) => root?.addEventListener(type, use, true));
    return () => types.forEach((type) => root?.removeEventListener(type, use, true));
  }, [ref, element]);
  return useEffectEvent(() => {
    const root = ref.current?.getRootNode();
    return root instanceof ShadowRoot && !isShown(root.host) ? -1 : element.usedAt;
  });
}

/** Shows the page's toasts unless a dialog in front of it does, or another element of the page. */
function Toasts({ inDialog = false }: { inDialog?: boolean }) {
  const { toasts } = useScreen().runtime;
  const [shown, setShown] = useState<ToasterProps['toasts']>([]);
  const box = useRef<HTMLDivElement>(null);
  const rank = useRank(box);
  useEffect(() => toasts.attach(setShown, inDialog, rank), [toasts, inDialog, rank]);
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
