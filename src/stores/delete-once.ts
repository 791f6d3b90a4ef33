import { ApiError } from '../api/api-error';
import type { deleteCollection } from '../api/contract/collection-actions';
import type { deletePost } from '../api/contract/home-actions';
import type { StoreContext } from './context';

/** 'missing': the server answered 200 with its error text. */
export type Deletion = 'deleted' | 'missing';

/**
 * Deletes by id. An answer that got lost makes the second try find nothing: what does not exist any more
 * after a try of our own counts as deleted.
 */
export function createDeleteOnce({ client }: StoreContext, call: typeof deletePost | typeof deleteCollection) {
  const unsure = new Set<string>();
  return async (id: string): Promise<Deletion> => {
    try {
      const { error } = await client.send(call, { params: { id } }, { onRepeat: () => unsure.add(id) });
      const repeated = unsure.delete(id);
      return error && !repeated ? 'missing' : 'deleted';
    } catch (error) {
      if (error instanceof ApiError && error.outcomeUnknown) unsure.add(id);
      throw error;
    }
  };
}
