import type { CallOutput } from '../../api/contract/call';
import { listReelCategories } from '../../api/contract/other';
import { createResource } from '../../state/resource';
import { defineStore } from '../../state/store';

export type ReelCategory = CallOutput<typeof listReelCategories>['categories'][number];
export type Reel = ReelCategory['reels'][number];

/** The reels, by category (specification section 3, 'Reel'). */
export const reelsStore = defineStore({
  lifetime: 'visible',
  create: ({ client, log }) => createResource<readonly ReelCategory[]>({ log }, async ({ signal }) =>
    (await client.send(listReelCategories, {}, { signal })).categories),
});
