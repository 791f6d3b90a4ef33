import { getPostCounts } from '../../api/contract/performance';
import { normalisePostCounts, type PostCounts } from '../../domain/post-counts';
import type { StoreContext } from '../../state/context';
import { payoutQuery } from './payout-flag';
import { createResource } from '../../state/old-resource';

/** How many posts of each type there are, for both performance screens (decision A13). */
export function postCountsStore(context: StoreContext) {
  const counts = createResource<PostCounts>(context);
  return {
    load: counts.load,
    /** A failure is kept and not told: without counts a screen lacks a tab or a number, not its figures. */
    refresh: () => counts.run(async (signal) =>
      normalisePostCounts(await context.client.send(getPostCounts, { query: await payoutQuery(context) }, { signal }))),
    leave: counts.leave,
    reset: counts.reset,
  };
}
