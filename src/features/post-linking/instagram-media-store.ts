import { listInstagramMedia } from '../../api/contract/post-linking';
import type { StoreContext } from '../../state/context';
import { createCursorList } from '../../state/cursor-list';

/** The posts and reels of the connected Instagram account, newest first (specification section 7, 'Post linking'). */
export function instagramMediaStore(context: StoreContext) {
  const { client } = context;
  return createCursorList(context, '', async (after, options) => {
    const answer = await client.send(listInstagramMedia, { query: after ? { after } : {} }, options);
    return { items: answer.instagram_media_list, next: answer.after };
  });
}
