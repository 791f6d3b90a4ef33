import { isFault } from '../domain/kind-of-failure';
import type { StoreContext } from './context';

/**
 * What a load or a task ended with. A fault of the code is a failure like any other, with a way to try again, so that
 * nobody waits for ever; the page's error reporting hears its class, never its message, which may quote an answer.
 */
export function noteFailure(thrown: unknown, log: StoreContext['log'], code = 'load-failed'): Error {
  const error = thrown instanceof Error ? thrown : new Error('thrown');
  const { name } = error;
  if (isFault(error)) log(`${code}: ${name}`, { name, element: 'creator-elements', code });
  return error;
}
