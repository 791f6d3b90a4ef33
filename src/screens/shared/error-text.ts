import { ApiError } from '../../api/api-error';
import { genericError } from '../../text/en/errors';

/**
 * What a creator reads about a failure: the server's words on 400, 409 and 500 (and a refused
 * login), else the generic text. Undefined for our own aborts, which nobody needs to hear of.
 */
export function errorText(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.kind === 'aborted' ? undefined : (error.serverText ?? genericError);
  return genericError;
}
