import { previewSize } from '../../domain/limits';
import { isUnknown, valueAtHand, type Load } from '../../domain/load';
import type { Runtime } from '../../runtime';
import { homeStore } from '../shared/posts/home-store';
import { Skeleton } from '../../widgets/skeleton';
import { Awaited } from '../shared/session/awaited';
import { lazyPart } from '../shared/screen/lazy-part';
import { CodesPreview, CollectionsPreview, ListingPreview, PostsPreview } from './listing-previews';
import type { HomeCounts, HomeSection, HomeTab, HomeTile } from './views/home-page';

const Nothing = lazyPart(() => import('./nothing'), 'Nothing');
const sections: readonly HomeSection[] = ['autoDm', 'affiliate', 'qrCode'];

/** If the server sends no total, a preview that is not full contains everything. */
function totalOf<T extends { total_count?: number | null | undefined }>(load: Load<T>, itemsOf: (listing: T) => readonly unknown[]): number | undefined {
  const listing = valueAtHand(load);
  if (!listing) return undefined;
  const { length } = itemsOf(listing);
  if (listing.total_count == null) return length < previewSize ? length : undefined;
  return Math.max(listing.total_count, length);
}

/** How many items each section has. Reads signals. */
export function homeCounts(runtime: Runtime): HomeCounts {
  const { posts, links, codes } = runtime.use(homeStore);
  const collections = (listing: { collections: readonly unknown[] }) => listing.collections;
  return {
    autoDm: totalOf(posts.load.value, ({ auto_dm_posts }) => auto_dm_posts), affiliate: totalOf(links.load.value, collections), qrCode: totalOf(codes.load.value, collections),
  };
}

/** The previews of the selected tab; under All, empty previews come last. Reads signals. */
export function listingTiles(runtime: Runtime, tab: HomeTab): HomeTile[] {
  const { posts, links, codes, arrived } = runtime.use(homeStore);
  const loads = { autoDm: posts, affiliate: links, qrCode: codes };
  const counts = homeCounts(runtime);
  const views: Record<HomeSection, () => HomeTile['view']> = {
    autoDm: () => (
      <ListingPreview section="autoDm" load={posts.load.value} onRetry={posts.refresh}>
        {(listing) => <PostsPreview posts={listing.auto_dm_posts} />}
      </ListingPreview>
    ),
    affiliate: () => (
      <ListingPreview section="affiliate" load={links.load.value} onRetry={links.refresh}>
        {(listing) => <CollectionsPreview collections={listing.collections} />}
      </ListingPreview>
    ),
    qrCode: () => (
      <ListingPreview section="qrCode" load={codes.load.value} onRetry={codes.refresh}>
        {(listing) => <CodesPreview codes={listing.collections} />}
      </ListingPreview>
    ),
  };
  const chosen = sections.filter((section) => (tab === 'all' || tab === section) && counts[section] !== 0);
  if (chosen.length === 0) {
    const view = <div className="home-tile"><Awaited fallback={<Skeleton shape="card" />}><Nothing tab={tab} /></Awaited></div>;
    return [{ id: 'nothing', listing: true, view }];
  }
  return chosen.map((section) => ({
    id: section, listing: true, view: views[section](), waiting: !arrived.value && isUnknown(loads[section].load.value),
  }));
}
