import type { RouteName } from '../../src/domain/routes';

interface AppScreen {
  tag: string;
  load: () => Promise<unknown>;
  /** Bottom navigation is for the creator's own screens. */
  bare?: boolean;
  /** Fills the window instead of the app's column. */
  wide?: boolean;
  /**
   * Its views are pages of their own: each has an address, and Back returns to the one before (decision C2).
   * Tells from the element's properties which view it shows.
   */
  viewsInAddress?: (properties: Readonly<Record<string, unknown>>) => unknown;
  /** It moves the page and the focus itself from one of its views to the next. */
  movesPage?: boolean;
}

const affiliateLinks: AppScreen = {
  tag: 'creator-affiliate-links',
  load: () => import('../creator-affiliate-links'),
  bare: true, // a task with a bar of its own at the bottom
};

const postLinking: AppScreen = {
  tag: 'creator-post-linking',
  load: () => import('../creator-post-linking'),
  bare: true,
};

/** Which element each route shows. A route that is missing here has no screen yet and leads Home. */
export const appScreens: Partial<Record<RouteName, AppScreen>> = {
  login: { tag: 'creator-login', load: () => import('../creator-login'), bare: true },
  home: { tag: 'creator-home', load: () => import('../creator-home') },
  affiliateLinks,
  affiliateLinksOlder: affiliateLinks,
  autoDm: { tag: 'creator-auto-dm', load: () => import('../creator-auto-dm') },
  autoDmListing: { tag: 'creator-auto-dm-listing', load: () => import('../creator-auto-dm-listing') },
  postLinking,
  postLinkingOlder: postLinking,
  collectionListing: { tag: 'creator-collection-listing', load: () => import('../creator-collection-listing') },
  qrCodeListing: { tag: 'creator-qr-code-listing', load: () => import('../creator-qr-code-listing') },
  orderedProducts: { tag: 'creator-ordered-products', load: () => import('../creator-ordered-products') },
  performance: {
    tag: 'creator-performance',
    load: () => import('../creator-performance'),
    viewsInAddress: ({ postId, postType }) => (postId && postType !== 'ALL' ? 'post-details' : 'performance'),
    movesPage: true,
  },
  earnings: { tag: 'creator-earnings', load: () => import('../creator-earnings'), viewsInAddress: ({ view }) => view },
  bankDetails: {
    tag: 'creator-bank-details',
    load: () => import('../creator-bank-details'),
    bare: true, // a task with a bar of its own at the bottom
  },
  help: { tag: 'creator-help', load: () => import('../creator-help') },
  reels: { tag: 'creator-reel-viewer', load: () => import('../creator-reel-viewer'), bare: true, wide: true },
  collection: { tag: 'creator-collection', load: () => import('../creator-collection'), bare: true },
};
