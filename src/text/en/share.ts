/** Copying and sharing: the toasts literally (specification section 8), the others neutral (decision C6). */
export const shareWords = {
  share: (name: string) => `Share ${name}`,
  copyLink: 'Copy Link',
  linkCopied: 'Link Copied',
  collectionCopied: 'Collection Link Copied!',
  copyByHand: 'Copy this link',
  copyByHandText: 'Your browser does not let us copy. Press and hold the link, then choose Copy.',
};

/** Copying the public page: of a collection as the specification has it, of a single link as what it is. */
export const pageLinkWords = (single: boolean) => (single
  ? { copy: 'Copy link', copied: shareWords.linkCopied }
  : { copy: 'Copy collection link', copied: shareWords.collectionCopied });
