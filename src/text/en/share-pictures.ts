import { words } from '../words';

/** Sharing a new link, and the pictures that are made for it. */
export const sharePictureWords = words('share-picture', {
  title: 'Share it',
  whatsApp: 'WhatsApp',
  story: 'Instagram Story',
  code: 'QR code',
  card: 'Card to print',
  pictures: {
    story: { title: 'Picture for your story', name: (name: string) => `Picture for a story about ${name}`, hint: 'In Instagram, add the link sticker and paste your link.' },
    card: { title: 'Card to print', name: (name: string) => `Card to print about ${name}`, hint: 'On paper it is as large as a postcard: for a stall, a parcel or a shop window.' },
  },
  copyLink: 'Copy link',
  share: 'Share picture',
  save: 'Save picture',
  print: 'Print',
  saved: 'Picture saved',
  notSaved: 'The picture is not saved. Please try again.',
  byHand: 'This app cannot save pictures. Take a screenshot of it.',
  failed: 'The QR code for the picture did not come. Please try again.',
  /** On the pictures. */
  scan: 'Scan to shop',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  more: (count: number) => `+${count}`,
  disclosure: 'Affiliate links: I may earn from your purchase.',
});
