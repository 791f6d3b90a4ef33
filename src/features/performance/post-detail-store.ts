import { getPostDetail } from '../../api/contract/post-details';
import type { Product } from '../../api/contract/shapes';
import type { Period } from '../../domain/periods';
import type { PostType } from '../../domain/post-types';
import { normalisePost, type Post } from '../../domain/posts';
import { uniqueById } from '../../domain/unique-by-id';
import type { StoreContext } from '../../state/context';
import { createKeptValues } from '../../state/kept-values';
import { createResource } from '../../state/resource';
import { defineStore } from '../../state/store';

export interface PostKey {
  readonly id: string;
  readonly type: PostType;
}

export interface PostDetails {
  readonly post: Post;
  readonly products: readonly Product[];
}

const keptDetails = () => createKeptValues<PostDetails>();

function createPostDetail(context: StoreContext) {
  const { load, ensure, refresh, reset } = createResource<PostDetails, PostKey & { readonly period: Period }>(
    context,
    async (options, { id, type, period }) => {
      const answer = await context.client.send(getPostDetail, { body: { post_id: id, post_type: type, time_period: period } }, options);
      return { post: normalisePost(answer), products: uniqueById(answer.linked_products ?? []) };
    },
    // Another period keeps the old figures visible meanwhile; another post never shows those of the previous one.
    { staysInView: (before, next) => before.id === next.id && before.type === next.type, kept: context.use(keptDetails), remembered: context.remembered('post-detail') },
  );
  return { load, ensure: (id: string, type: PostType, period: Period) => ensure({ id, type, period }), refresh, reset };
}

/** The figures of one post and its linked products. */
export const postDetailStore = defineStore({ lifetime: 'element', create: createPostDetail });
