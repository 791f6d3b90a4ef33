import type { CallOutput } from '../../api/contract/call';
import { listReelCategories } from '../../api/contract/other';
import type { StoreContext } from '../../state/context';
import { createResource } from '../../state/old-resource';

export type ReelCategory = CallOutput<typeof listReelCategories>['categories'][number];
export type Reel = ReelCategory['reels'][number];

/** The reels, by category (specification section 3, 'Reel'). */
export function reelsStore(context: StoreContext) {
  const categories = createResource<readonly ReelCategory[]>(context);
  const fetch = async (signal: AbortSignal) => (await context.client.send(listReelCategories, {}, { signal })).categories;
  return {
    load: categories.load,
    refresh: () => categories.run(fetch),
    ensure: () => categories.ensure(fetch),
    leave: categories.leave,
    reset: categories.reset,
  };
}
