import type { FindProps } from '../../domain/find-rows';
import { postListStore } from '../shared/posts/post-listing-store';
import { postWords } from '../../text/en/listed';
import { findWords } from '../../text/en/find';
import { listingWords as words } from '../../text/en/listings';
import { EmptyState } from '../../widgets/empty-state';
import { lazyCode } from '../shared/screen/lazy-code';
import { lazyPart } from '../shared/screen/lazy-part';
import { RouteLink } from '../shared/screen/route-link';
import { useScreen } from '../shared/screen/screen-context';
import { useMediaAddress } from '../shared/screen/checked-address';
import { linkAddress } from '../shared/screen/safe-address';
import { Listing } from './listing';
import { eyePath } from './row-icons';
import { nameOfPost, PostRow } from './views/listing-row';

const actions = lazyCode(() => import('../shared/posts/post-actions-store'), 'postActionsStore');
const DeleteDialog = lazyPart(() => import('../../widgets/delete-dialog'), 'DeleteDialog');

/** /auto-dm-listing: every post that is linked with products. */
export function AutoDmListingScreen(given: FindProps) {
  const { runtime, navigate } = useScreen();
  const address = useMediaAddress();
  return (
    <Listing
      title={words.titles.posts}
      names={findWords.names.posts}
      given={given}
      list={postListStore}
      actions={actions}
      nameOf={nameOfPost}
      textsOf={({ instagram_media: { caption }, product_details_list: products }) => [caption ?? '', ...products.map(({ name }) => name)]}
      renderDeletion={(_, step) => <DeleteDialog {...step} />}
      words={postWords}
      copyLinks={false}
      action={<RouteLink to="postLinking" className="button button-secondary">{words.linkPost}</RouteLink>}
      empty={<EmptyState kind="posts" {...words.empty.posts} onCreatePost={() => navigate('home')} />}
      commandsOf={({ instagram_media: { post_url: url } }) => {
        const href = linkAddress(runtime, url);
        return href ? [{ label: words.onInstagram, icon: eyePath, href }] : [];
      }}
      renderItem={(post, actions) => <PostRow post={post} address={address} actions={actions} now={new Date()} />}
    />
  );
}
