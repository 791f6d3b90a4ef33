import { useId } from 'react';
import { deleteDialogWords } from '../text/en/delete-dialog';
import { Button } from './button';
import sheet from './delete-dialog.css';
import { Modal } from './modal';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

/** What is deleted, if it is more than the links of a post. */
export interface DeletionSubject {
  name: string;
  text: string;
}

/** What a dialog before a deletion reports, and shows while it is pending. */
export interface DeletionStep {
  onClose: () => void;
  onDelete: () => void;
  /** The deletion is pending. */
  busy?: boolean;
}

export interface DeleteDialogProps extends DeletionStep {
  /** Missing for posts, which have the texts of the specification. */
  subject?: DeletionSubject | undefined;
}

/**
 * Asks before a deletion: for posts with the texts of the specification, otherwise by name and with what stops working
 * (decision A38).
 */
export function DeleteDialog({ onClose, onDelete, subject, busy = false }: DeleteDialogProps) {
  const id = useId();
  const words = deleteDialogWords;
  return (
    <Modal role="alertdialog" labelledBy={`${id}t`} describedBy={subject ? `${id}n ${id}d` : `${id}d`} className="delete-dialog" onClose={onClose}>
      <div ref={styled} className="delete-dialog-frame">
        <h2 id={`${id}t`}>{words.title}</h2>
        {subject && <p id={`${id}n`} className="delete-dialog-name" dir="auto">{subject.name}</p>}
        <p id={`${id}d`} className="muted">{subject?.text ?? words.text}</p>
        <div className="delete-dialog-actions">
          <Button onClick={onClose}>{words.close}</Button>
          <Button variant="danger" busy={busy} onClick={onDelete}>{words.confirm}</Button>
        </div>
      </div>
    </Modal>
  );
}
