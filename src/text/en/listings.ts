import { words } from '../words';

/** The texts of the listings: those of specification section 8 literally, the others neutral (decision C6). */
export const listingWords = words('listing', {
  titles: { posts: 'AutoDM posts', collections: 'Links and collections', codes: 'QR codes' },
  create: 'Create affiliate links',
  linkPost: 'Link a post',
  autoDm: 'AutoDM',
  platforms: {
    YOUTUBE: 'YouTube',
    FACEBOOK: 'Facebook',
    INSTAGRAM_STORIES: 'Instagram Stories',
    SINGLE_LINK: 'Single link',
    COLLECTION_LINK: 'Collection link',
  },
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  earned: (amount: string) => `${amount} earned`,
  clicks: (count: number, text: string) => (count === 1 ? '1 click' : `${text} clicks`),
  productPictures: 'Product pictures',
  viewProducts: 'Products',
  linkedProducts: (count: number) => `Products (${count})`,
  qrCode: 'QR code',
  codeOf: (name: string) => `QR code of ${name}`,
  scan: 'People who scan this code see your collection.',
  saveByHand: 'Press and hold the picture, then choose to save it.',
  download: 'Download',
  downloaded: 'Your QR Code is now downloaded',
  notDownloaded: 'Your QR Code is not downloaded. Please try again.',
  more: (name: string) => `More for ${name}`,
  asBuyersDo: 'See it as buyers do',
  onInstagram: 'See it on Instagram',
  remove: 'Delete',
  empty: {
    posts: { title: 'No AutoDM posts yet', text: 'Link a post to products: whoever comments a trigger word gets the links by message.' },
    collections: { title: 'No links yet', text: 'Pick products you like, get one link for them, and earn on every order that comes through it.' },
    codes: { title: 'No QR codes yet', text: 'Make a QR code from one of your collections, and show it in a video or a story.' },
    openCollections: 'Open my collections',
  },
});
