import type { Platform } from '../../api/contract/shapes';

/** Home's words; the figures are the programme's rules (specification section 1). */
export const homeWords = {
  hello: (name: string) => `Hi, ${name}`,
  welcome: (brand: string) => `Welcome to ${brand}`,
  lead: 'Your posts, links and earnings in one place',
  programme: {
    title: 'Earn 10% commission',
    text: 'plus up to Rs.180 extra per new customer\'s delivered order',
    create: 'Create affiliate links',
  },
  instagram: {
    title: 'Connect your Instagram',
    text: 'Link your posts to products, and people who comment get the links by direct message.',
    reconnectTitle: 'Re-connect your Instagram',
    reconnectText: 'Your password has changed, so AutoDM cannot send messages until you connect again.',
    connect: 'Connect Instagram',
    refused: 'Instagram was not connected, since access was not given. You can try again at any time.',
    failed: 'Instagram could not be connected. If this page is open inside another app, try again in Chrome or Safari.',
    connected: 'Instagram connected',
    connectedText: 'AutoDM can now answer comments on the posts that you link.',
  },
  reward: 'Open the reward offer',
  tabs: { label: 'What you have shared', all: 'All', autoDm: 'AutoDM', affiliate: 'Affiliate', qrCode: 'QR Code' },
  sections: { autoDm: 'AutoDM posts', affiliate: 'Affiliate links and collections', qrCode: 'QR codes' },
  seeAll: 'See all',
  failed: 'This could not be loaded.',
  retry: 'Retry',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  untitled: 'Post without a caption',
  platforms: {
    YOUTUBE: 'YouTube',
    FACEBOOK: 'Facebook',
    INSTAGRAM_STORIES: 'Instagram Stories',
    SINGLE_LINK: 'Single link',
    COLLECTION_LINK: 'Collection link',
  } satisfies Record<Platform, string>,
  empty: {
    all: { title: 'Share your first products', text: 'Pick products you like, get one link for them, and earn on every order that comes through it.' },
    autoDm: { title: 'No AutoDM posts yet', text: 'Posts that you link to products stand here.' },
    affiliate: { title: 'No links yet', text: 'Links and collections that you create stand here.' },
    qrCode: { title: 'No QR codes yet', text: 'Make a QR code from one of your collections, and show it in a video or a story.' },
    create: 'Create your first link',
    collections: 'Open my collections',
  },
};
