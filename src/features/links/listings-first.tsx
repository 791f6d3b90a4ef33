import type { ReactElement, ReactNode } from 'react';
import type { AutoDmPost, Collection } from '../../api/contract/shapes';
import type { IndexedPager } from '../../state/indexed-pager';
import type { StoreDefinition } from '../../state/store';
import type { FindProps } from '../../domain/find-rows';
import { asOfLoad, valueAtHand, type Load } from '../../domain/load';
import { formatCount } from '../../domain/money';
import { findWords, type ListingNames } from '../../text/en/find';
import { listingWords as words } from '../../text/en/listings';
import { AsOfMark } from '../../widgets/as-of-mark';
import { Link } from '../../widgets/link';
import { ListBox, mostPlainRows, Rows } from '../../widgets/list-box';
import { Loaded } from '../../widgets/loaded';
import { FirstQrTip } from '../../widgets/qr-tips';
import { codeListStore, linkListStore } from '../shared/collections/collection-listing-store';
import { deletedStore } from '../shared/collections/deleted-store';
import { postListStore } from '../shared/posts/post-listing-store';
import { routeLinks } from '../shared/screen/route-links';
import { mediaAddress } from '../shared/screen/safe-address';
import type { ScreenHost } from '../shared/screen/screen-context';
import { unanswered } from '../shared/screen/unanswered';
import { profileStore } from '../shared/session/profile-store';
import { FindBar, sortsToOffer } from './views/find-bar';
import { ListingContent, ListingPage } from './views/listing-page';
import { CodeRow, CollectionRow, PostRow } from './views/listing-row';

const actions = { open: unanswered, opening: false, menu: unanswered, waiting: false };

/** What every row of a first frame gets. */
const ofRow = (runtime: ScreenHost['runtime']) => ({ address: (url: unknown) => mediaAddress(runtime, url), actions, now: new Date() });

interface FirstListing<T> {
  title: string;
  names: ListingNames;
  given: FindProps;
  list: StoreDefinition<IndexedPager<T>>;
  action?: ReactNode;
  lead?: ReactNode;
  /** Further resources of the rows. */
  also?: readonly Load<unknown>[];
  row: (item: T) => ReactElement;
}

/** A list with its first page; an empty one is left to the screen. */
function firstListing<T extends { readonly id: string } & Pick<AutoDmPost, 'clicks' | 'commissions'>>(screen: ScreenHost, { title, names, given, list, action, lead, also = [], row }: FirstListing<T>) {
  const { runtime } = screen;
  const load = list.of(runtime, screen).load.value;
  const deleted = runtime.use(deletedStore).ids.value;
  const pages = valueAtHand(load);
  if (!pages || asOfLoad(load) !== undefined) return undefined;
  const { items, hasMore, total } = pages;
  const kept = items.filter(({ id }) => !deleted.has(id));
  // What is searched or sorted may need further pages.
  if (given.search || given.sort !== 'newest' || kept.length === 0 || kept.length > mostPlainRows) return undefined;
  const sorts = sortsToOffer(kept, total, false);
  return (
    <ListingPage title={title} onBack={unanswered} action={action}>
      <AsOfMark loads={[load, ...also]} />
      <Loaded busy={load.state === 'loading'}>
        <ListingContent
          line={names.count(total, formatCount(total))}
          lead={lead}
          find={sorts && <FindBar label={names.search} search="" sort="newest" sorts={sorts} onSearch={unanswered} onSettle={unanswered} onSort={unanswered} />}
        >
          <ListBox hasMore={hasMore}><Rows label={title} items={kept} getKey={({ id }) => id} renderItem={row} /></ListBox>
        </ListingContent>
      </Loaded>
    </ListingPage>
  );
}

/** The list of AutoDM posts before React. Reads signals. */
export function firstPosts(screen: ScreenHost, given: FindProps) {
  const { runtime } = screen;
  return firstListing(screen, {
    title: words.titles.posts,
    names: findWords.names.posts,
    given,
    list: postListStore,
    action: <Link to={routeLinks(screen)('postLinking')} className="button button-secondary">{words.linkPost}</Link>,
    row: (post) => <PostRow post={post} {...ofRow(runtime)} />,
  });
}

/** The profile decides whether collections have public pages; a row without it would change when it arrives. */
function firstCollectionListing(screen: ScreenHost, listing: Omit<FirstListing<Collection>, 'row'>, rowOf: (collection: Collection, hasPage: boolean) => ReactElement) {
  const profile = screen.runtime.use(profileStore).load.value;
  const known = valueAtHand(profile);
  if (!known || asOfLoad(profile) !== undefined) return undefined;
  const hasPages = known.is_collection_page_visibility_enabled === true;
  return firstListing(screen, { ...listing, also: [profile], row: (collection) => rowOf(collection, hasPages && collection.id !== '') });
}

/** The list of links and collections before React. Reads signals. */
export function firstCollections(screen: ScreenHost, given: FindProps) {
  const { runtime } = screen;
  return firstCollectionListing(screen, { title: words.titles.collections, names: findWords.names.collections, given, list: linkListStore }, (collection, hasPage) => (
    <CollectionRow collection={collection} {...ofRow(runtime)} onShare={hasPage ? unanswered : undefined} />
  ));
}

/** The list of QR codes before React. Reads signals. */
export function firstCodes(screen: ScreenHost, given: FindProps) {
  const { runtime } = screen;
  return firstCollectionListing(screen, { title: words.titles.codes, names: findWords.names.codes, given, list: codeListStore, lead: <FirstQrTip /> }, (collection) => (
    <CodeRow collection={collection} {...ofRow(runtime)} onShare={unanswered} />
  ));
}
