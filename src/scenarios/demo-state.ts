import type { CustomTriggerWord } from '../api/contract/auto-dm';
import type { AutoDmPost, Collection, Product } from '../api/contract/shapes';

/** What was written since the demonstration began; it lives as long as the page. */
export interface DemoState {
  /** Posts and collections that were deleted, by id. */
  readonly deleted: Set<string>;
  /** Newest first. */
  readonly posts: AutoDmPost[];
  /** Newest first. */
  readonly collections: (Collection & { product_details_list: Product[] })[];
  /** Addresses of the QR codes that were made, by the collection's id, newest first. */
  readonly codes: Map<string, string>;
  autoDm: boolean | undefined;
  words: CustomTriggerWord[] | undefined;
  bank: Record<string, string> | undefined;
  /** Numbers the ids of what is made. */
  made: number;
}

export const createDemoState = (): DemoState => ({
  deleted: new Set(), posts: [], collections: [], codes: new Map(), autoDm: undefined, words: undefined, bank: undefined, made: 0,
});
