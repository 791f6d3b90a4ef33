import type { Collection } from '../../../api/contract/shapes';
import { DeleteDialog, type DeletionStep } from '../../../widgets/delete-dialog';
import { useCollectionDeletion } from './use-collection-deletion';

interface DeleteCollectionDialogProps extends DeletionStep {
  collection: Collection;
  /** What the creator sees it as. */
  by?: 'collection' | 'code';
}

/** Asks before a collection is deleted, with its page and its QR code. */
export function DeleteCollectionDialog({ collection, by, ...step }: DeleteCollectionDialogProps) {
  const deletionOf = useCollectionDeletion(by);
  return <DeleteDialog subject={deletionOf(collection)} {...step} />;
}
