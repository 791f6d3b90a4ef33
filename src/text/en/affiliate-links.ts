import { words } from '../words';

/** Create affiliate links (specification section 2). */
export const affiliateLinksWords = words('affiliate-links', {
  title: 'Create affiliate links',
  kind: 'What do you want to share?',
  kinds: {
    collection: { title: 'Collection', text: 'Several products, one link' },
    single: { title: 'Single link', text: 'One product, ready to paste' },
  },
  name: 'Name',
  nameHint: 'Your followers see this name',
  more: (count: number) => `and ${count} more`,
  useName: (name: string) => `Use “${name}”`,
  platform: 'Where will you share it?',
  platforms: { INSTAGRAM_STORIES: 'Instagram Stories', YOUTUBE: 'YouTube', FACEBOOK: 'Facebook' },
  mediaLink: { YOUTUBE: 'YouTube video link', FACEBOOK: 'Facebook video link' },
  mediaHint: {
    YOUTUBE: 'For example https://youtu.be/…',
    FACEBOOK: 'Use Share, then Copy link, in the Facebook app. Links copied from a browser do not work',
  },
  paste: 'Paste a product link',
  pasteHint: (brand: string) => `Copy the address of any product on ${brand}. One gives you a link, several a collection.`,
  reading: 'Looking up the product…',
  recent: 'From your orders',
  recentNone: 'Products that you order appear here, one tap away.',
  recentFailed: 'Your orders could not be loaded.',
  recentAgain: 'Load my orders again',
  complete: 'Complete',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
});
