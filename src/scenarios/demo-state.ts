import type { CustomTriggerWord } from '../api/contract/auto-dm';
import type { AutoDmPost, Collection, Product } from '../api/contract/shapes';

/** What was written since the demo began; it lives as long as the page. */
export interface DemoState {
  /** Ids of deleted posts and collections. */
  readonly deleted: Set<string>;
  /** Newest first. */
  readonly posts: AutoDmPost[];
  /** Newest first. */
  readonly collections: (Collection & { product_details_list: Product[] })[];
  /** Collections that were changed: their names and products, by id. */
  readonly changed: Map<string, { name: string; product_details_list: Product[] }>;
  /** Addresses of created QR codes by the id of the collection, newest first. */
  readonly codes: Map<string, string>;
  autoDm: boolean | undefined;
  words: CustomTriggerWord[] | undefined;
  bank: Record<string, string> | undefined;
  /** Counts the ids of created items. */
  made: number;
}

export const createDemoState = (): DemoState => ({
  deleted: new Set(), posts: [], collections: [], changed: new Map(), codes: new Map(), autoDm: undefined, words: undefined, bank: undefined, made: 0,
});
