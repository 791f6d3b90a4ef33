import { ApiError } from '../api/api-error';
import type { deleteCollection } from '../api/contract/collections';
import type { deletePost } from '../api/contract/home';
import type { StoreContext } from './context';

/** 'missing': the server answered 200 with its error text. */
export type Deletion = 'deleted' | 'missing';

/**
 * Deletes by id. If an answer is lost, the second attempt finds nothing: an item that is missing after an attempt of
 * ours counts as deleted.
 */
export function createDeleteOnce({ client }: StoreContext, call: typeof deletePost | typeof deleteCollection) {
  const unsure = new Set<string>();
  /** @param listAgain called if it is unknown whether it was deleted */
  return async (id: string, listAgain: () => void): Promise<Deletion> => {
    try {
      await client.send(call, { params: { id } }, { onRepeat: () => unsure.add(id) });
      unsure.delete(id);
      return 'deleted';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 200 && error.kind === 'http') return unsure.delete(id) ? 'deleted' : 'missing';
      if (error.outcomeUnknown) {
        unsure.add(id);
        listAgain();
      }
      throw error;
    }
  };
}
