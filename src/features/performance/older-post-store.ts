import { getOlderPostDetail } from '../../api/contract/post-details';
import { readDetailBuckets, type DetailBucket } from '../../domain/detail-buckets';
import { normalisePost } from '../../domain/posts';
import { uniqueById } from '../../domain/unique-by-id';
import type { StoreContext } from '../../state/context';
import { createKeptValues } from '../../state/kept-values';
import { payoutQuery } from './performance-version';
import type { PostDetails, PostKey } from './post-detail-store';
import { createResource } from '../../state/resource';
import { defineStore } from '../../state/store';

export interface OlderPostDetails extends PostDetails {
  readonly buckets: readonly DetailBucket[];
}

const keptDetails = () => createKeptValues<OlderPostDetails>();

function createOlderPost(context: StoreContext) {
  const { load, ensure, refresh, reset } = createResource<OlderPostDetails, PostKey>(context, async (options, { id, type }) => {
    const query = { post_id: id, post_type: type, ...(await payoutQuery(context, options)) };
    const answer = await context.client.send(getOlderPostDetail, { query }, options);
    return {
      post: normalisePost(answer), products: uniqueById(answer.linked_products ?? []), buckets: readDetailBuckets(answer),
    };
  }, { staysInView: () => false, kept: context.use(keptDetails), remembered: context.remembered('older-post') });
  return { load, ensure: (id: string, type: PostKey['type']) => ensure({ id, type }), refresh, reset };
}

/** The figures of a post since its creation, by commission rate, and its linked products (decision E24). */
export const olderPostStore = defineStore({ lifetime: 'element', create: createOlderPost });
