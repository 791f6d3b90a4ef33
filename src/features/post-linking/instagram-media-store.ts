import { listInstagramMedia } from '../../api/contract/post-linking';
import { createPager } from '../../state/pager';
import { defineStore } from '../../state/store';

/** The posts and reels of the connected Instagram account, newest first (specification section 7, 'Post linking'). */
export const instagramMediaStore = defineStore({
  lifetime: 'visible',
  create: ({ client, log, remembered }) => createPager({ log }, '', async (after: string, options) => {
    const answer = await client.send(listInstagramMedia, { query: after ? { after } : {} }, options);
    return { items: answer.instagram_media_list, next: answer.after };
  }, { remembered: remembered('instagram-media') }),
});
