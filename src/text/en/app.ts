import type { RouteName } from '../../domain/routes';
import { words } from '../words';

/** The texts of the app itself: titles of its pages and the bottom navigation. */
export const appWords = words('app', {
  navigation: 'Main',
  skip: 'Skip to content',
  failed: 'Unexpected Application Error!',
  /** The user is unknown, because there was no answer. */
  unreached: 'We could not reach the server',
  offline: 'You are offline',
  nav: { home: 'Home', performance: 'Performance', earnings: 'Payments', autoDm: 'AutoDM', help: 'Help' },
  titles: {
    login: 'Login',
    home: 'Home',
    autoDm: 'AutoDM',
    autoDmListing: 'AutoDM posts',
    postLinking: 'Link a post',
    postLinkingOlder: 'Link a post',
    collectionListing: 'Links and collections',
    qrCodeListing: 'QR codes',
    affiliateLinks: 'Create affiliate links',
    affiliateLinksOlder: 'Create affiliate links',
    orderedProducts: 'Previous orders',
    performance: 'Performance',
    earnings: 'Payments',
    bankDetails: 'Bank details',
    help: 'Help',
    reels: 'Reels',
    collection: 'Collection',
  } satisfies Record<RouteName, string>,
  titleOf: (page: string, brand: string) => `${page} · ${brand} creators`,
});

/** Texts of the error catalogue that only few screens need (specification section 8). */
export const errorNotes = words('error-notes', {
  updateApp: (app: string) => `Please Update Your ${app} App & Come back Soon`,
});
