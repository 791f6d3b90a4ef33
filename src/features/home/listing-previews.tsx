import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import type { AutoDmPost, Collection } from '../../api/contract/shapes';
import { loadChunk } from '../../bridge/load-chunk';
import { excerpt } from '../../domain/excerpt';
import { failureOf, valueAtHand, type Load } from '../../domain/load';
import { homeWords } from '../../text/en/home';
import { linkWords, postWords } from '../../text/en/listed';
import { widgetWords } from '../../text/en/widgets';
import { Button } from '../../widgets/button';
import { Skeleton } from '../../widgets/skeleton';
import { useOffline } from '../../widgets/use-offline';
import { deletedStore } from '../shared/collections/deleted-store';
import { homeStore } from '../shared/posts/home-store';
import { useProductsDrawer } from '../shared/products/use-products-drawer';
import { useRouteLinks } from '../shared/screen/route-link';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { useMediaAddress } from '../shared/screen/checked-address';
import type { HomeSection } from './views/home-page';
import { sectionRoutes } from './listing-tiles';
import { CodeRows, CollectionRows, PostCards, Preview, previewId } from './views/previews';

interface ListingPreviewProps<T> {
  section: HomeSection;
  load: Load<T>;
  onRetry: () => unknown;
  children: (value: T) => ReactNode;
}

/** A preview in every state of its list; a failure is reported in its place and does not affect the other tiles. */
function ListingPreview<T>({ section, load, onRetry, children }: ListingPreviewProps<T>) {
  const link = useRouteLinks();
  const value = valueAtHand(load);
  const error = failureOf(load);
  const again = () => void onRetry();
  const offline = useOffline(error, again);
  const failed = (
    <div className="home-failed">
      <p className="muted">{offline ? widgetWords.offline.title : homeWords.failed}</p>
      <Button onClick={again} aria-describedby={previewId(section)}>{homeWords.retry}</Button>
    </div>
  );
  return (
    <Preview section={section} to={link(sectionRoutes[section])}>
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

function PostsPreview({ posts }: { posts: readonly AutoDmPost[] }) {
  const kept = useKept();
  const picture = useMediaAddress();
  const { runtime } = useScreen();
  const { view, viewing, drawer } = useProductsDrawer({
    noProducts: postWords.noProducts,
    copyLinks: false,
    fetchProducts: async (id, signal) => {
      const store = await loadChunk(() => import('../shared/posts/post-actions-store'), 'postActionsStore');
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

function CollectionsPreview({ collections }: { collections: readonly Collection[] }) {
  const kept = useKept();
  const picture = useMediaAddress();
  const { runtime } = useScreen();
  const { view, viewing, drawer } = useProductsDrawer({
    noProducts: linkWords.noProducts,
    copyLinks: true,
    fetchProducts: async (id, signal) => {
      const store = await loadChunk(() => import('../shared/collections/collection-actions-store'), 'collectionActionsStore');
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

function CodesPreview({ codes }: { codes: readonly Collection[] }) {
  const kept = useKept();
  return <CodeRows codes={codes.filter(({ id }) => kept(id))} picture={useMediaAddress()} to={useRouteLinks()(sectionRoutes.qrCode)} />;
}

function PostsTile() {
  useSignals();
  const { posts } = useStore(homeStore);
  return (
    <ListingPreview section="autoDm" load={posts.load.value} onRetry={posts.refresh}>
      {(listing) => <PostsPreview posts={listing.auto_dm_posts} />}
    </ListingPreview>
  );
}

function LinksTile() {
  useSignals();
  const { links } = useStore(homeStore);
  return (
    <ListingPreview section="affiliate" load={links.load.value} onRetry={links.refresh}>
      {(listing) => <CollectionsPreview collections={listing.collections} />}
    </ListingPreview>
  );
}

function CodesTile() {
  useSignals();
  const { codes } = useStore(homeStore);
  return (
    <ListingPreview section="qrCode" load={codes.load.value} onRetry={codes.refresh}>
      {(listing) => <CodesPreview codes={listing.collections} />}
    </ListingPreview>
  );
}

const postsTile = <PostsTile />;
const linksTile = <LinksTile />;
const codesTile = <CodesTile />;

/** The previews with everything that a tap opens. The same objects in each rendering, so that each is rendered for its own list alone. */
export const previews: Readonly<Record<HomeSection, () => ReactNode>> = { autoDm: () => postsTile, affiliate: () => linksTile, qrCode: () => codesTile };
