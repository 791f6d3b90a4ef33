import { ApiError } from '../../../api/api-error';
import { isFault, isNetworkFailure } from '../../../domain/kind-of-failure';
import { errorWords, outcomeNotes } from '../../../text/en/errors';
import { useScreen } from './screen-context';

/**
 * The text for a failure: the server's text on 400, 409 and 500 (and for a refused login), else the generic text, or
 * that the device is offline, followed by what may have happened without an answer. What was not sent, because the device
 * was offline, cannot have happened (decision E306). Undefined for our own aborts, which need no message.
 */
export function errorText(error: unknown): string | undefined {
  const general = isNetworkFailure(error) && !navigator.onLine ? errorWords.offline : errorWords.generic;
  if (!(error instanceof ApiError)) return general;
  if (error.kind === 'aborted') return undefined;
  if (error.offline) return error.write ? errorWords.notSent : errorWords.offline;
  const note = error.outcomeUnknown && noteOf(error.call);
  return error.serverText ?? (note ? `${general} ${note}` : general);
}

function noteOf(call: string): string | undefined {
  if (/-otp$/.test(call)) return outcomeNotes.otp;
  if (/delete/.test(call)) return outcomeNotes.deleted;
  // Neither a login nor an OTP saves anything.
  return / \/auth\/|\/otp$/.test(call) ? undefined : outcomeNotes.saved;
}

/** Shows a failure in a red toast, except our own aborts; an error in the code is reported too. */
export function useTellError(): (error: unknown) => void {
  const { runtime, fault } = useScreen();
  return (error) => {
    if (isFault(error)) fault(error instanceof Error ? error : new Error('thrown'));
    const text = errorText(error);
    if (text) runtime.toasts.show('error', text);
  };
}
