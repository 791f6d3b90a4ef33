import type { RouteName } from '../../src/domain/routes';
import { loadChunk } from '../../src/bridge/load-chunk';

interface AppScreen {
  tag: string;
  load: () => Promise<unknown>;
  /** The bottom navigation is shown on the creator's own screens. */
  bare?: boolean;
  /** As wide as it wants to be, instead of the app's column. */
  wide?: boolean;
  /**
   * Each view is a page of its own: it has an address, and Back returns to the previous view (decision C2). Returns the
   * view from the element's properties.
   */
  viewsInAddress?: (properties: Readonly<Record<string, unknown>>) => unknown;
  /** The screen moves scroll position and focus between its views itself. */
  movesPage?: boolean;
}

const affiliateLinks: AppScreen = {
  tag: 'creator-affiliate-links',
  load: () => loadChunk(() => import('../creator-affiliate-links'), 'CreatorAffiliateLinks'),
  bare: true, // a task with its own bar at the bottom
};

const postLinking: AppScreen = {
  tag: 'creator-post-linking',
  load: () => loadChunk(() => import('../creator-post-linking'), 'CreatorPostLinking'),
  bare: true,
};

/** A screen whose filters are in its address. */
const oneView = () => 'list';

/** The element of each route. A route that is not listed has no screen yet and redirects to Home. */
export const appScreens: Partial<Record<RouteName, AppScreen>> = {
  login: { tag: 'creator-login', load: () => loadChunk(() => import('../creator-login'), 'CreatorLogin'), bare: true },
  home: { tag: 'creator-home', load: () => loadChunk(() => import('../creator-home'), 'CreatorHome') },
  affiliateLinks,
  affiliateLinksOlder: affiliateLinks,
  autoDm: { tag: 'creator-auto-dm', load: () => loadChunk(() => import('../creator-auto-dm'), 'CreatorAutoDm') },
  autoDmListing: { tag: 'creator-auto-dm-listing', load: () => loadChunk(() => import('../creator-auto-dm-listing'), 'CreatorAutoDmListing'), viewsInAddress: oneView },
  postLinking,
  postLinkingOlder: postLinking,
  collectionListing: { tag: 'creator-collection-listing', load: () => loadChunk(() => import('../creator-collection-listing'), 'CreatorCollectionListing'), viewsInAddress: oneView },
  qrCodeListing: { tag: 'creator-qr-code-listing', load: () => loadChunk(() => import('../creator-qr-code-listing'), 'CreatorQrCodeListing'), viewsInAddress: oneView },
  orderedProducts: { tag: 'creator-ordered-products', load: () => loadChunk(() => import('../creator-ordered-products'), 'CreatorOrderedProducts') },
  performance: {
    tag: 'creator-performance',
    load: () => loadChunk(() => import('../creator-performance'), 'CreatorPerformance'),
    viewsInAddress: ({ postId, postType }) => (postId && postType !== 'ALL' ? 'post-details' : 'performance'),
    movesPage: true,
  },
  earnings: { tag: 'creator-earnings', load: () => loadChunk(() => import('../creator-earnings'), 'CreatorEarnings'), viewsInAddress: ({ view }) => view },
  bankDetails: {
    tag: 'creator-bank-details',
    load: () => loadChunk(() => import('../creator-bank-details'), 'CreatorBankDetails'),
    bare: true, // a task with its own bar at the bottom
  },
  help: { tag: 'creator-help', load: () => loadChunk(() => import('../creator-help'), 'CreatorHelp') },
  reels: { tag: 'creator-reel-viewer', load: () => loadChunk(() => import('../creator-reel-viewer'), 'CreatorReelViewer'), bare: true, wide: true },
  collection: { tag: 'creator-collection', load: () => loadChunk(() => import('../creator-collection'), 'CreatorCollection'), bare: true, wide: true },
};
