import { words } from '../words';

/** Changing a collection (decision E323). */
export const editCollectionWords = words('edit-collection', {
  title: 'Edit collection',
  nameHint: 'Your followers see this name. The link and the QR code stay the same.',
  listed: 'In this collection',
  listedHint: 'Tap a product to take it out.',
  discard: 'Undo changes',
  save: 'Save',
  saved: 'Collection saved',
});
