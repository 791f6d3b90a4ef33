import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { toastDurationMs } from '../domain/limits';
import { controlWords } from '../text/en/widgets';
import { IconButton } from './button';
import { closePath, Icon } from './icons/icon';
import { useEffectEvent } from './use-effect-event';
import { ToastRegions } from './toast-regions';

export interface ToastItem {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'custom';
  readonly text: string;
}

export interface ToasterProps {
  toasts: readonly ToastItem[];
  onDone: (id: number) => void;
  /** Gets the box of the toasts. */
  boxRef?: RefObject<HTMLDivElement | null>;
  /** Said to screen readers in the same region as notices. */
  children?: ReactNode;
}

/** Whether a tap would reach it: a node that a dialog makes inert is never hit. */
function canBeTapped(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
}

/** Toasts in the top layer: green, red, and grey for plain notices (decisions A9 and A10). */
export function Toaster({ toasts, onDone, boxRef, children }: ToasterProps) {
  const own = useRef<HTMLDivElement>(null);
  const ref = boxRef ?? own;
  const newest = toasts.at(-1)?.id;
  useLayoutEffect(() => {
    const box = ref.current;
    if (newest === undefined || !box?.showPopover) return;
    box.showPopover(); // opened again for each toast, so that a dialog opened since then does not cover it
    // Below a foreign dialog it would only be visible, and a tap on it would hit what is behind it.
    if (![...box.querySelectorAll('.toast')].some(canBeTapped)) box.hidePopover();
    return () => box.hidePopover();
  }, [newest, ref]);
  const say = (error: boolean) => toasts.filter(({ kind }) => (kind === 'error') === error)
    .map((toast) => <Toast key={toast.id} toast={toast} onDone={onDone} />);
  return <ToastRegions boxRef={ref} notices={<>{children}{say(false)}</>} errors={say(true)} />;
}

function Toast({ toast, onDone }: { toast: ToastItem; onDone: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  const done = useEffectEvent(() => onDone(toast.id));
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => done(), toastDurationMs);
    return () => clearTimeout(timer);
  }, [held]);
  return (
    <div
      className={`toast toast-${toast.kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="toast-text">{toast.text}</span>
      <IconButton label={controlWords.dismiss} onClick={() => onDone(toast.id)}><Icon path={closePath} size={16} /></IconButton>
    </div>
  );
}
