/** Copying and sharing: the toasts literally (specification section 8), the others neutral (decision C6). */
export const shareWords = {
  share: (name: string) => `Share ${name}`,
  copyLink: 'Copy Link',
  linkCopied: 'Link Copied',
  collectionCopied: 'Collection Link Copied!',
  copyByHand: 'Copy this link',
  copyByHandText: 'Your browser does not let us copy. Press and hold the link, then choose Copy.',
};
