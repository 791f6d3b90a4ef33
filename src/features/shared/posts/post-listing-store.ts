import { listAutoDmPosts } from '../../../api/contract/home';
import type { AutoDmPost } from '../../../api/contract/shapes';
import { uniqueById } from '../../../domain/unique-by-id';
import { createIndexedPager } from '../../../state/indexed-pager';
import { defineStore } from '../../../state/store';

export interface ListedPost extends AutoDmPost {
  readonly id: string;
}

/** The complete list of AutoDM posts. */
export const postListStore = defineStore({
  lifetime: 'visible',
  create: ({ client, log, remembered }) => createIndexedPager<ListedPost>({ log }, async (index, size, options) => {
    const page = await client.send(listAutoDmPosts, { body: { page_index: index, page_size: size } }, options);
    const items = page.auto_dm_posts.map((post) => ({
      ...post, id: post.auto_dm_post_id, product_details_list: uniqueById(post.product_details_list),
    }));
    return { items, totalPages: page.total_pages, totalCount: page.total_count };
  }, remembered('posts')),
});
