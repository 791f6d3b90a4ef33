import { ApiError } from '../../../api/api-error';
import { isNetworkFailure } from '../../../domain/kind-of-failure';
import { genericError, offlineError, outcomeNotes } from '../../../text/en/errors';

/**
 * What a creator reads about a failure: the server's words on 400, 409 and 500 (and a refused
 * login), else the generic text, or that the device is offline, and after it what may have happened although nothing
 * said so. Undefined for our own aborts, which nobody needs to hear of.
 */
export function errorText(error: unknown): string | undefined {
  const general = isNetworkFailure(error) && !navigator.onLine ? offlineError : genericError;
  if (!(error instanceof ApiError)) return general;
  if (error.kind === 'aborted') return undefined;
  const note = error.outcomeUnknown && noteOf(error.call);
  return error.serverText ?? (note ? `${general} ${note}` : general);
}

function noteOf(call: string): string | undefined {
  if (/-otp$/.test(call)) return outcomeNotes.otp;
  if (/delete/.test(call)) return outcomeNotes.deleted;
  // Nothing is saved by logging in, nor by an OTP.
  return / \/auth\/|\/otp$/.test(call) ? undefined : outcomeNotes.saved;
}
