import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import type { AutoDmPost, Collection } from '../../api/contract/shapes';
import { loadChunk } from '../../bridge/load-chunk';
import { excerpt } from '../../domain/excerpt';
import { failureOf, valueAtHand, type Load } from '../../domain/load';
import type { RouteName } from '../../domain/routes';
import { homeWords } from '../../text/en/home';
import { listingWords } from '../../text/en/listings';
import { widgetWords } from '../../text/en/widgets';
import { Button } from '../../widgets/button';
import { Skeleton } from '../../widgets/skeleton';
import { useOffline } from '../../widgets/use-offline';
import { deletedStore } from '../shared/collections/deleted-store';
import { useProductsDrawer } from '../shared/products/use-products-drawer';
import { useRouteLinks } from '../shared/screen/route-link';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { useMediaAddress } from '../shared/screen/checked-address';
import type { HomeSection } from './views/home-page';
import { CodeRows, CollectionRows, PostCards, Preview } from './views/previews';

/** The full list of each section. */
const routes: Record<HomeSection, RouteName> = { autoDm: 'autoDmListing', affiliate: 'collectionListing', qrCode: 'qrCodeListing' };

interface ListingPreviewProps<T> {
  section: HomeSection;
  load: Load<T>;
  onRetry: () => unknown;
  children: (value: T) => ReactNode;
}

/** A preview in every state of its list; a failure is reported in its place and does not affect the other tiles. */
export function ListingPreview<T>({ section, load, onRetry, children }: ListingPreviewProps<T>) {
  const id = `preview-${section}`;
  const link = useRouteLinks();
  const value = valueAtHand(load);
  const error = failureOf(load);
  const again = () => void onRetry();
  const offline = useOffline(error, again);
  const failed = (
    <div className="home-failed">
      <p className="muted">{offline ? widgetWords.offline.title : homeWords.failed}</p>
      <Button onClick={again} aria-describedby={id}>{homeWords.retry}</Button>
    </div>
  );
  return (
    <Preview id={id} title={homeWords.sections[section]} to={link(routes[section])}>
      {error ? failed : value === undefined ? <Skeleton shape="row" count={2} /> : children(value)}
    </Preview>
  );
}

/** Tells the items that this creator has deleted since the list was loaded. Reads signals. */
function useKept(): (id: string) => boolean {
  useSignals();
  const deleted = useStore(deletedStore).ids.value;
  return (id) => !deleted.has(id);
}

export function PostsPreview({ posts }: { posts: readonly AutoDmPost[] }) {
  const kept = useKept();
  const picture = useMediaAddress();
  const { runtime } = useScreen();
  const { view, viewing, drawer } = useProductsDrawer({
    noProducts: listingWords.post.noProducts,
    copyLinks: false,
    fetchProducts: async (id, signal) => {
      const store = await loadChunk(() => import('../shared/posts/post-listing-store'), 'postActionsStore');
      return runtime.use(store).products(id, signal);
    },
  });
  const open = ({ auto_dm_post_id: id, instagram_media: { caption } }: AutoDmPost) => view({ id, name: excerpt(caption ?? '') || homeWords.untitled });
  return (
    <>
      <PostCards posts={posts.filter((post) => kept(post.auto_dm_post_id))} picture={picture} viewing={viewing} onOpen={open} />
      {drawer}
    </>
  );
}

export function CollectionsPreview({ collections }: { collections: readonly Collection[] }) {
  const kept = useKept();
  const picture = useMediaAddress();
  const { runtime } = useScreen();
  const { view, viewing, drawer } = useProductsDrawer({
    noProducts: listingWords.collection.noProducts,
    copyLinks: true,
    fetchProducts: async (id, signal) => {
      const store = await loadChunk(() => import('../shared/collections/collection-listing-store'), 'collectionActionsStore');
      return runtime.use(store).products(id, signal);
    },
  });
  const open = ({ id, name }: Collection) => view({ id, name: excerpt(name) });
  return (
    <>
      <CollectionRows collections={collections.filter(({ id }) => kept(id))} picture={picture} viewing={viewing} onOpen={open} />
      {drawer}
    </>
  );
}

export function CodesPreview({ codes }: { codes: readonly Collection[] }) {
  const kept = useKept();
  return <CodeRows codes={codes.filter(({ id }) => kept(id))} picture={useMediaAddress()} to={useRouteLinks()(routes.qrCode)} />;
}
