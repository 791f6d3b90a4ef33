import { getPostCounts } from '../../api/contract/performance';
import { normalisePostCounts, type PostCounts } from '../../domain/post-counts';
import { payoutQuery } from './payout-flag';
import { createResource } from '../../state/resource';
import { defineStore } from '../../state/store';

/**
 * How many posts of each type there are, for both performance screens (decision A13). Without counts a screen lacks a tab or a
 * number, not its figures.
 */
export const postCountsStore = defineStore({
  lifetime: 'visible',
  create: (context) => createResource<PostCounts>(context, async (signal) =>
    normalisePostCounts(await context.client.send(getPostCounts, { query: await payoutQuery(context) }, { signal }))),
});
