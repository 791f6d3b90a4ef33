import { useId } from 'react';
import { deleteDialogWords } from '../text/en/delete-dialog';
import { Button } from './button';
import sheet from './delete-dialog.css';
import { Modal } from './modal';
import { useSheet } from './use-sheet';

export interface DeleteDialogProps {
  open: boolean;
  onClose: () => void;
  onDelete: () => void;
  /** The deletion is on its way. */
  busy?: boolean;
}

/** Asks before anything is deleted: one wording for posts, collections and QR codes (decision A38). */
export function DeleteDialog({ open, onClose, onDelete, busy = false }: DeleteDialogProps) {
  useSheet(sheet);
  const id = useId();
  const words = deleteDialogWords;
  if (!open) return null;
  return (
    <Modal role="alertdialog" labelledBy={`${id}t`} describedBy={`${id}d`} className="delete-dialog" onClose={onClose}>
      <div className="delete-dialog-frame">
        <h2 id={`${id}t`}>{words.title}</h2>
        <p id={`${id}d`} className="muted">{words.text}</p>
        <div className="delete-dialog-actions">
          <Button onClick={onClose}>{words.close}</Button>
          <Button variant="danger" busy={busy} onClick={onDelete}>{words.confirm}</Button>
        </div>
      </div>
    </Modal>
  );
}
