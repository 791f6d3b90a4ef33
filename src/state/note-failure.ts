import { isFault } from '../domain/kind-of-failure';
import type { StoreContext } from './context';

/**
 * Reports the failure of a load or a task. An error in the code is a failure like any other, with Retry, so that
 * nothing loads forever. The page's error reporting gets its class, never its message, which may quote an answer.
 */
export function noteFailure(thrown: unknown, log: StoreContext['log'], code = 'load-failed'): Error {
  const error = thrown instanceof Error ? thrown : new Error('thrown');
  const { name } = error;
  if (isFault(error)) log(`${code}: ${name}`, { name, element: 'creator-elements', code });
  return error;
}
