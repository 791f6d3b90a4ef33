import type { CallOutput } from '../api/contract/call';
import { listReelCategories } from '../api/contract/other';
import type { StoreContext } from './context';
import { loadUnlessAsked } from './load-unless-asked';
import { createResource } from './resource';

export type ReelCategory = CallOutput<typeof listReelCategories>['categories'][number];
export type Reel = ReelCategory['reels'][number];

/** The reels, by category (specification section 3, 'Reel'). */
export function reelsStore({ client }: StoreContext) {
  const categories = createResource<readonly ReelCategory[]>();
  const refresh = () => categories.run(async (signal) => (await client.send(listReelCategories, {}, { signal })).categories);
  return {
    load: categories.load,
    ensure: () => loadUnlessAsked(categories.load, refresh),
    reset: categories.reset,
  };
}
