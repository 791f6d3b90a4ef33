import { useSignals } from '@preact/signals-react/runtime';
import { previewSize } from '../../domain/first-limits';
import { isUnknown, valueAtHand, type Load } from '../../domain/load';
import type { RouteName } from '../../domain/routes';
import type { Runtime } from '../../runtime';
import { homeStore } from '../shared/posts/home-store';
import { homeWords } from '../../text/en/home';
import { Skeleton } from '../../widgets/skeleton';
import { Tabs } from '../../widgets/tabs';
import { Awaited } from '../shared/session/awaited';
import { lazyPart } from '../shared/screen/lazy-part';
import { useScreen } from '../shared/screen/screen-context';
import { CodeRows, CollectionRows, PostCards } from './listing-cards';
import { ListingTile } from './listing-tile';
import type { HomeTab, HomeTile } from './tile';

type Section = Exclude<HomeTab, 'all'>;

const routes: Record<Section, RouteName> = { autoDm: 'autoDmListing', affiliate: 'collectionListing', qrCode: 'qrCodeListing' };
const Nothing = lazyPart(() => import('./nothing'), 'Nothing');
const sections: readonly Section[] = ['autoDm', 'affiliate', 'qrCode'];

/** If the server sends no total, a preview that is not full contains everything. */
function totalOf<T extends { total_count?: number | null | undefined }>(load: Load<T>, itemsOf: (listing: T) => readonly unknown[]): number | undefined {
  const listing = valueAtHand(load);
  if (!listing) return undefined;
  const { length } = itemsOf(listing);
  if (listing.total_count == null) return length < previewSize ? length : undefined;
  return Math.max(listing.total_count, length);
}

function totals(runtime: Runtime): Record<Section, number | undefined> {
  const { posts, links, codes } = runtime.use(homeStore);
  const collections = (listing: { collections: readonly unknown[] }) => listing.collections;
  return {
    autoDm: totalOf(posts.load.value, ({ auto_dm_posts }) => auto_dm_posts), affiliate: totalOf(links.load.value, collections), qrCode: totalOf(codes.load.value, collections),
  };
}

/** The filter tabs; an unknown count is omitted rather than guessed, and so is a sum that contains it. */
export function HomeTabs({ selected, onSelect }: { selected: HomeTab; onSelect: (tab: HomeTab) => void }) {
  useSignals();
  const counts = totals(useScreen().runtime);
  const sum = sections.reduce<number | undefined>((so, section) => {
    const count = counts[section];
    return so === undefined || count === undefined ? undefined : so + count;
  }, 0);
  const { label, ...labels } = homeWords.tabs;
  // Until the counts are known each has the width of a number, so that no tab moves while it is tapped.
  const waiting = useScreen().runtime.use(homeStore).isFirstLoad();
  const tab = (id: HomeTab, count: number | undefined) => ({
    id, label: labels[id], ...(count === undefined ? waiting && { count: '' } : { count: count.toLocaleString('en-IN') }),
  });
  return (
    <div id="home-tabs" aria-label={label}>
      <Tabs
        label={label}
        variant="chips"
        tabs={[tab('all', sum), ...sections.map((section) => tab(section, counts[section]))]}
        selected={selected}
        onSelect={onSelect}
        panelId="home-panel"
      />
    </div>
  );
}

/** The previews of the selected tab; under All, empty previews come last. Reads signals. */
export function listingTiles(runtime: Runtime, tab: HomeTab): HomeTile[] {
  const { posts, links, codes, arrived } = runtime.use(homeStore);
  const loads = { autoDm: posts, affiliate: links, qrCode: codes };
  const counts = totals(runtime);
  const views: Record<Section, () => HomeTile['view']> = {
    autoDm: () => (
      <ListingTile title={homeWords.sections.autoDm} to={routes.autoDm} load={posts.load.value} onRetry={posts.refresh}>
        {(listing) => <PostCards posts={listing.auto_dm_posts} />}
      </ListingTile>
    ),
    affiliate: () => (
      <ListingTile title={homeWords.sections.affiliate} to={routes.affiliate} load={links.load.value} onRetry={links.refresh}>
        {(listing) => <CollectionRows collections={listing.collections} />}
      </ListingTile>
    ),
    qrCode: () => (
      <ListingTile title={homeWords.sections.qrCode} to={routes.qrCode} load={codes.load.value} onRetry={codes.refresh}>
        {(listing) => <CodeRows codes={listing.collections} />}
      </ListingTile>
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
