import { getPostCounts } from '../../api/contract/performance';
import { normalisePostCounts, type PostCounts } from '../../domain/post-lists';
import { payoutQuery } from './performance-version';
import { createResource } from '../../state/resource';
import { defineStore } from '../../state/store';

/**
 * The number of posts of each type, for both performance screens (decision A13). Without counts a screen lacks a tab or
 * a number, but no figure.
 */
export const postCountsStore = defineStore({
  lifetime: 'visible',
  create: (context) => createResource<PostCounts>(context, async (options) =>
    normalisePostCounts(await context.client.send(getPostCounts, { query: await payoutQuery(context, options) }, options)), {
    remembered: context.remembered('post-counts'),
  }),
});
