import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { toastDurationMs } from '../domain/limits';
import { controlWords } from '../text/en/controls';
import { IconButton } from './icon-button';
import { Icon } from './icons/icon';
import { closePath } from './icons/paths';
import sheet from './toaster.css';
import { useSheet } from './use-sheet';

export interface ToastItem {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'custom';
  readonly text: string;
}

export interface ToasterProps {
  toasts: readonly ToastItem[];
  onDone: (id: number) => void;
  durationMs?: number;
}

/** The page's toasts, in the top layer: green, red, and grey for plain notices (decisions A9 and A10). */
export function Toaster({ toasts, onDone, durationMs = toastDurationMs }: ToasterProps) {
  useSheet(sheet);
  const ref = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  useLayoutEffect(() => {
    const box = ref.current;
    if (newest === undefined || !box?.showPopover) return;
    box.showPopover(); // anew for each toast, or a dialog opened since then would cover it
    return () => box.hidePopover();
  }, [newest]);
  return (
    <div ref={ref} className="toaster" popover="manual">
      {toasts.map((toast) => <Toast key={toast.id} toast={toast} onDone={onDone} durationMs={durationMs} />)}
    </div>
  );
}

function Toast({ toast, onDone, durationMs }: { toast: ToastItem; onDone: (id: number) => void; durationMs: number }) {
  const [held, setHeld] = useState(false);
  const done = useEffectEvent(() => onDone(toast.id));
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => done(), durationMs);
    return () => clearTimeout(timer);
  }, [held, durationMs]);
  return (
    <div
      className={`toast toast-${toast.kind}`}
      role={toast.kind === 'error' ? 'alert' : 'status'}
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
