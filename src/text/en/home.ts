import { words } from '../words';

/** Home's texts; the figures are the programme's rules (specification section 1). */
export const homeWords = words('home', {
  hello: (name: string) => `Hi, ${name}`,
  welcome: (brand: string) => `Welcome to ${brand}`,
  lead: 'Your posts, links and earnings',
  account: 'Your account',
  paste: 'Paste a product link',
  programme: {
    title: 'Earn 10% commission',
    text: 'plus up to Rs.180 extra per new customer\'s delivered order',
    create: 'Create affiliate links',
  },
  reward: 'Open the reward offer',
  tabs: { label: 'What you have shared', all: 'All', autoDm: 'AutoDM', affiliate: 'Affiliate', qrCode: 'QR Code' },
  sections: { autoDm: 'AutoDM posts', affiliate: 'Links and collections', qrCode: 'QR codes' },
  reconnect: 'Please re-connect your instagram',
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
  },
});
