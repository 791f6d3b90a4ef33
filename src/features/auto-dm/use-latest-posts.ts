import { useSignals } from '@preact/signals-react/runtime';
import type { AutoDmPost } from '../../api/contract/shapes';
import { failureOf, valueAtHand } from '../../domain/load';
import { deletedStore } from '../shared/collections/deleted-store';
import { latestPostsStore } from '../shared/posts/latest-posts-store';
import { useStore } from '../shared/screen/store-hooks';

/** The latest linked posts, as in Home's preview, without deleted ones; undefined until they are known. */
export function useLatestPosts(): { posts: readonly AutoDmPost[] | undefined; failed: Error | undefined } {
  useSignals();
  const load = useStore(latestPostsStore).load.value;
  const deleted = useStore(deletedStore).ids.value;
  const listing = valueAtHand(load);
  return {
    posts: listing?.auto_dm_posts.filter(({ auto_dm_post_id: id }) => !deleted.has(id)),
    failed: failureOf(load),
  };
}
