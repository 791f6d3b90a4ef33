import { getOlderPostDetail } from '../../api/contract/post-details';
import { readDetailBuckets, type DetailBucket } from '../../domain/detail-buckets';
import { normalisePost } from '../../domain/posts';
import { uniqueById } from '../../domain/unique-by-id';
import type { StoreContext } from '../../state/context';
import { createKeptValues } from '../../state/kept-values';
import { payoutQuery } from './payout-flag';
import { perElement } from '../../state/per-element';
import type { PostDetails, PostKey } from './post-detail-store';
import { createResource } from '../../state/old-resource';

export interface OlderPostDetails extends PostDetails {
  readonly buckets: readonly DetailBucket[];
}

const keptDetails = () => createKeptValues<OlderPostDetails>();

/** One post's figures since it exists, by commission rate, and the products linked to it (decision E24). */
export function olderPostStore(context: StoreContext) {
  const details = createResource<OlderPostDetails>(context, context.use(keptDetails));
  return {
    load: details.load,
    show({ id, type }: PostKey): Promise<void> {
      return details.run(async (signal) => {
        const query = { post_id: id, post_type: type, ...(await payoutQuery(context)) };
        const answer = await context.client.send(getOlderPostDetail, { query }, { signal });
        return {
          post: normalisePost(answer), products: uniqueById(answer.linked_products ?? []), buckets: readDetailBuckets(answer),
        };
      }, `${type} ${id}`);
    },
    reset: details.reset,
  };
}

export const olderPostStores = perElement(olderPostStore);
