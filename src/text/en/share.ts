import { words } from '../words';

/** Copying and sharing: the toasts literally (specification section 8), the others neutral (decision C6). */
export const shareWords = words('share', {
  share: (name: string) => `Share ${name}`,
  copyLink: 'Copy Link',
  linkCopied: 'Link Copied',
  collectionCopied: 'Collection Link Copied!',
  copyByHand: 'Copy this link',
  copyByHandText: 'Your browser does not let us copy. Press and hold the link, then choose Copy.',
  /** Of the public page of a single link. */
  copyPage: 'Copy page link',
  /** Of that of a collection. */
  copyCollection: 'Copy collection link',
});
