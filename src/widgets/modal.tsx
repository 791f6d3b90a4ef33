import { useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import { DialogExtraContext } from './dialog-context';
import { opensModal } from './opens-modal';
import { useBackLayer } from './use-back-layer';
import { useEffectEvent } from './use-effect-event';

export interface ModalProps {
  /** The id of the heading inside. */
  labelledBy: string;
  describedBy?: string;
  role?: 'alertdialog';
  className: string;
  onClose: () => void;
  /** The app's address contains that it is open, so Back closes it already. */
  inAddress?: boolean;
  children: ReactNode;
}

/**
 * A native modal `<dialog>` that is open while it is rendered. Escape and a click on the backdrop ask to close it. The
 * browser traps the focus inside and restores it afterwards.
 */
export function Modal({ labelledBy, describedBy, role, className, onClose, inAddress = false, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const extra = useContext(DialogExtraContext);
  const askToClose = useEffectEvent(onClose);
  useBackLayer(!inAddress, onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!dialog.dispatchEvent(new Event(opensModal, { bubbles: true, cancelable: true }))) {
      askToClose();
      return;
    }
    const life = new AbortController();
    const on = { signal: life.signal };
    let pressedOutside = false;
    dialog.addEventListener('pointerdown', (event) => (pressedOutside = event.target === dialog), on);
    dialog.addEventListener('click', (event) => {
      // A drag that began inside (selecting text) ends as a click on the backdrop, and a keyboard click has no press.
      if (event.target === dialog && (pressedOutside || event.detail === 0)) askToClose();
    }, on);
    dialog.addEventListener('cancel', (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      askToClose();
    }, on);
    dialog.addEventListener('close', (event) => {
      if (event.target === dialog) askToClose(); // the browser closed it without asking
    }, on);
    dialog.showModal();
    return () => {
      life.abort();
      dialog.close(); // while still in the document, so that the focus is restored
    };
  }, []);
  return (
    <dialog ref={ref} className={className} role={role} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {children}
      {extra}
    </dialog>
  );
}
