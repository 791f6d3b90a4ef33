import { latestPostsStore } from '../shared/posts/latest-posts-store';
import { autoDmWords } from '../../text/en/auto-dm';
import { Card } from '../../widgets/card';
import { ErrorState } from '../../widgets/error-state';
import { LazyImage } from '../../widgets/lazy-image';
import { Skeleton } from '../../widgets/skeleton';
import { RouteLink } from '../shared/screen/route-link';
import { useStore } from '../shared/screen/store-hooks';
import { useMediaAddress } from '../shared/screen/checked-address';
import { useLatestPosts } from './use-latest-posts';

const words = () => autoDmWords.posts;

/** A preview of the posts that AutoDM answers on, with links to all of them and to linking another. */
export function LinkedPosts() {
  const latest = useStore(latestPostsStore);
  const address = useMediaAddress();
  const { posts, failed } = useLatestPosts();
  const some = posts !== undefined && posts.length > 0;
  return (
    <Card as="section" labelledBy="posts">
      <div className="autodm-row">
        <h2 id="posts">{words().title}</h2>
        {some && (
          <RouteLink to="autoDmListing" className="autodm-all">
            <span>{words().all}</span><span className="visually-hidden">{` ${words().title}`}</span>
          </RouteLink>
        )}
      </div>
      {failed && <ErrorState error={failed} onRetry={() => void latest.refresh()} />}
      {!failed && !posts && <div className="autodm-waiting"><Skeleton shape="card" /></div>}
      {posts?.length === 0 && (
        <div className="autodm-none">
          <h3>{words().emptyTitle}</h3>
          <p className="muted">{words().emptyText}</p>
          <RouteLink to="postLinking" className="button button-primary">{words().link}</RouteLink>
        </div>
      )}
      {some && (
        <>
          <ul className="autodm-posts">
            {posts.map(({ auto_dm_post_id: id, instagram_media: media, product_details_list: products }) => (
              <li key={id}>
                <RouteLink to="autoDmListing" className="autodm-post">
                  <LazyImage src={address(media.display_image_url)} size={256} alt="" shape="portrait" />
                  <span className="autodm-clamp" dir="auto">{media.caption?.trim() || words().untitled}</span>
                  <span className="muted">{words().products(products.length)}</span>
                </RouteLink>
              </li>
            ))}
          </ul>
          <RouteLink to="postLinking" className="button button-secondary">{words().link}</RouteLink>
        </>
      )}
    </Card>
  );
}
