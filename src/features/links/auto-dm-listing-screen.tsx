import { postActionsStore, postListStore } from '../shared/posts/post-listing-store';
import { listingWords as words } from '../../text/en/listings';
import { EmptyState } from '../../widgets/empty-state';
import { RouteLink } from '../shared/screen/route-link';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { useMediaAddress } from '../shared/screen/checked-address';
import { Listing } from './listing';
import { nameOfPost, PostRow } from './views/listing-row';

/** /auto-dm-listing: every post that is linked with products. */
export function AutoDmListingScreen() {
  const { navigate } = useScreen();
  const store = useStore(postActionsStore);
  const address = useMediaAddress();
  return (
    <Listing
      title={words.titles.posts}
      count={words.counts.posts}
      list={postListStore}
      fetchProducts={store.products}
      removeItem={store.remove}
      nameOf={nameOfPost}
      words={words.post}
      copyLinks={false}
      action={<RouteLink to="postLinking" className="button button-secondary">{words.linkPost}</RouteLink>}
      empty={<EmptyState kind="posts" {...words.empty.posts} onCreatePost={() => navigate('home')} />}
      renderItem={(post, actions) => <PostRow post={post} address={address} actions={actions} />}
    />
  );
}
