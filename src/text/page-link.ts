import { shareWords } from './en/share';

/** Copying the public page: of a collection as the specification has it, of a single link as what it is. */
export const pageLinkWords = (single: boolean) => (single
  ? { copy: shareWords.copyPage, copied: shareWords.linkCopied }
  : { copy: shareWords.copyCollection, copied: shareWords.collectionCopied });
