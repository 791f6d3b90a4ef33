import { excerpt } from '../../domain/excerpt';
import type { ListedPost } from '../shared/posts/post-listing-store';
import { postActionsStore, postListStore } from '../shared/posts/post-listing-store';
import { listingWords as words } from '../../text/en/listings';
import { EmptyState } from '../../widgets/empty-state';
import { LazyImage } from '../../widgets/lazy-image';
import { RouteLink } from '../shared/screen/route-link';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { useMediaAddress } from '../shared/screen/use-media-address';
import { Listing } from './listing';
import { ListingRow } from './listing-row';

const nameOf = ({ instagram_media: media }: ListedPost) => excerpt(media.caption ?? '') || words.untitled;

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
      nameOf={nameOf}
      words={words.post}
      copyLinks={false}
      action={<RouteLink to="postLinking" className="button button-secondary">{words.linkPost}</RouteLink>}
      empty={<EmptyState kind="posts" {...words.empty.posts} onCreatePost={() => navigate('home')} />}
      renderItem={(post, actions) => (
        <ListingRow
          id={post.id}
          name={nameOf(post)}
          picture={<LazyImage src={address(post.instagram_media.display_image_url)} size={256} alt="" shape="portrait" />}
          platform={words.autoDm}
          productCount={post.product_details_list.length}
          actions={actions}
        />
      )}
    />
  );
}
