import { words } from '../words';

/** The account: the creator, the connections, and the logout. */
export const accountWords = words('account', {
  title: 'Your account',
  creator: (brand: string) => `${brand} creator`,
  instagram: 'Instagram',
  connected: 'Connected',
  handle: (handle: string) => `@${handle}`,
  notConnected: 'Not connected yet',
  expired: 'Your password has changed',
  connect: 'Connect',
  reconnect: 'Reconnect',
  ways: 'More of yours',
  bank: 'Bank details',
  bankText: 'Where your payments go',
  orders: 'Your previous orders',
  ordersText: 'Products you can share',
  help: 'Help',
  helpText: 'Questions and answers',
  logOut: 'Log out',
  sure: 'Log out on this device?',
  sureText: 'To log in again you need a new OTP on your phone.',
  stay: 'Stay',
});

/** Home's texts if nothing has been shared yet. */
export const emptyHomeWords = words('empty-home', {
  all: { title: 'Share your first products', text: 'Pick products you like, get one link for them, and earn on every order that comes through it.' },
  autoDm: { title: 'No AutoDM posts yet', text: 'Posts that you link to products appear here.' },
  affiliate: { title: 'No links yet', text: 'Links and collections that you create appear here.' },
  qrCode: { title: 'No QR codes yet', text: 'Make a QR code from one of your collections, and show it in a video or a story.' },
  create: 'Create your first link',
  collections: 'Open my collections',
});

/** The last seven days on the card of the creator's money. */
export const homeWeekWords = words('home-week', {
  short: (amount: string) => `${amount} in 7 days`,
  complete: (amount: string, best: string) => `Commission of the last 7 days: ${amount}, most ${best}`,
});

/** Texts below Home's list: the next one-time reward and content inspiration. */
export const inspirationWords = words('inspiration', {
  milestone: {
    title: 'Your next reward',
    reward: (amount: string, goal: string) => `${amount} once you reach ${goal}`,
    progress: (achieved: string, target: string) => `${achieved} of ${target}`,
    left: (left: string) => `${left} to go`,
    near: (left: string, amount: string) => `${left} to go for your ${amount} reward`,
  },
  inspiration: {
    title: 'Content inspiration',
    lead: 'Short reels of what sells, by category',
  },
});
