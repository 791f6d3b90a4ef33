import { getPostDetail } from '../../api/contract/post-details';
import type { Product } from '../../api/contract/shapes';
import type { Period } from '../../domain/periods';
import type { PostType } from '../../domain/post-types';
import { normalisePost, type Post } from '../../domain/posts';
import { uniqueById } from '../../domain/unique-by-id';
import type { StoreContext } from '../../state/context';
import { createKeptValues } from '../../state/kept-values';
import { perElement } from '../../state/per-element';
import { createResource } from '../../state/old-resource';

export interface PostKey {
  readonly id: string;
  readonly type: PostType;
}

export interface PostDetails {
  readonly post: Post;
  readonly products: readonly Product[];
}

const keptDetails = () => createKeptValues<PostDetails>();

/** One post's figures and the products linked to it. */
export function postDetailStore(context: StoreContext) {
  const { client } = context;
  const details = createResource<PostDetails>(context, context.use(keptDetails));
  let shown: PostKey | undefined;
  return {
    load: details.load,
    /** Another period keeps the old figures in view meanwhile; another post never shows those of the one before. */
    show(key: PostKey, period: Period): Promise<void> {
      if (shown?.id !== key.id || shown.type !== key.type) details.reset();
      shown = key;
      return details.run(async (signal) => {
        const answer = await client.send(
          getPostDetail, { body: { post_id: key.id, post_type: key.type, time_period: period } }, { signal },
        );
        return { post: normalisePost(answer), products: uniqueById(answer.linked_products ?? []) };
      }, `${key.type} ${key.id} ${period}`);
    },
    reset(): void {
      shown = undefined;
      details.reset();
    },
  };
}

export const postDetailStores = perElement(postDetailStore);
