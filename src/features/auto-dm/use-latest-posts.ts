import { useSignals } from '@preact/signals-react/runtime';
import type { AutoDmPost } from '../../api/contract/shapes';
import { failureOf, valueAtHand } from '../../domain/load';
import { deletedStore } from '../shared/collections/deleted-store';
import { latestPostsStore } from '../shared/posts/latest-posts-store';
import { useScreen } from '../shared/screen/screen-context';

/** The latest linked posts, as in Home's preview, without deleted ones; undefined until they are known. */
export function useLatestPosts(): { posts: readonly AutoDmPost[] | undefined; failed: Error | undefined } {
  useSignals();
  const { runtime } = useScreen();
  const load = runtime.use(latestPostsStore).load.value;
  const deleted = runtime.use(deletedStore).ids.value;
  const listing = valueAtHand(load);
  return {
    posts: listing?.auto_dm_posts.filter(({ auto_dm_post_id: id }) => !deleted.has(id)),
    failed: failureOf(load),
  };
}
