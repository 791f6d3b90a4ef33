import { postListStore } from '../shared/posts/post-listing-store';
import { postWords } from '../../text/en/listed';
import { listingWords as words } from '../../text/en/listings';
import { EmptyState } from '../../widgets/empty-state';
import { lazyCode } from '../shared/screen/lazy-code';
import { lazyPart } from '../shared/screen/lazy-part';
import { RouteLink } from '../shared/screen/route-link';
import { useScreen } from '../shared/screen/screen-context';
import { useMediaAddress } from '../shared/screen/checked-address';
import { Listing } from './listing';
import { nameOfPost, PostRow } from './views/listing-row';

const actions = lazyCode(() => import('../shared/posts/post-actions-store'), 'postActionsStore');
const DeleteDialog = lazyPart(() => import('../../widgets/delete-dialog'), 'DeleteDialog');

/** /auto-dm-listing: every post that is linked with products. */
export function AutoDmListingScreen() {
  const { navigate } = useScreen();
  const address = useMediaAddress();
  return (
    <Listing
      title={words.titles.posts}
      count={words.counts.posts}
      list={postListStore}
      actions={actions}
      nameOf={nameOfPost}
      renderDeletion={(_, step) => <DeleteDialog {...step} />}
      words={postWords}
      copyLinks={false}
      action={<RouteLink to="postLinking" className="button button-secondary">{words.linkPost}</RouteLink>}
      empty={<EmptyState kind="posts" {...words.empty.posts} onCreatePost={() => navigate('home')} />}
      renderItem={(post, actions) => <PostRow post={post} address={address} actions={actions} />}
    />
  );
}
