import { useSignals } from '@preact/signals-react/runtime';
import { bankDetailsStore } from '../../stores/bank-details-store';
import { genericError } from '../../text/en/errors';
import { otpWords } from '../../text/en/otp';
import { errorText } from '../shared/error-text';
import { useScreen } from '../shared/screen-context';

/** What a creator reads about a step that failed. A server that repeats a long number is not quoted. */
export function stepErrorText(error: Error | 'otp-format' | undefined): string | undefined {
  if (error === undefined) return undefined;
  if (error === 'otp-format') return otpWords.invalid;
  const text = errorText(error);
  return text && /\d{6}/.test(text.replace(/[\s-]/g, '')) ? genericError : text;
}

/** The failure of the step, above its button; what was typed is still there. */
export function StepError() {
  useSignals();
  const text = stepErrorText(useScreen().runtime.use(bankDetailsStore).error.value);
  return text ? <p className="bank-error" role="alert">{text}</p> : null;
}
