import { useSignals } from '@preact/signals-react/runtime';
import type { BankForm } from '../../domain/bank-form';
import { bankDetailsStore } from './bank-details-store';
import { errorWords } from '../../text/en/errors';
import { otpWords } from '../../text/en/otp';
import { errorText } from '../shared/screen/error-text';
import { useStore } from '../shared/screen/store-hooks';

/** Whether a server's text contains a typed value, in any spelling, or any long number. */
function repeats(text: string, form: BankForm): boolean {
  const plain = (words: string) => words.replace(/[\s-]/g, '').toLowerCase();
  return /\d{6}/.test(plain(text)) || Object.values(form).some((typed: string) => plain(typed) !== '' && plain(text).includes(plain(typed)));
}

/** The text for a failed step. A server text that contains the details is not shown. */
export function stepErrorText(error: Error | 'otp-format' | undefined, form: BankForm): string | undefined {
  if (error === undefined) return undefined;
  if (error === 'otp-format') return otpWords.invalid;
  const text = errorText(error);
  return text && repeats(text, form) ? errorWords.generic : text;
}

/** The failure of the step, above its button; typed values are kept. */
export function StepError() {
  useSignals();
  const store = useStore(bankDetailsStore);
  const text = stepErrorText(store.error.value, store.form.value);
  return text ? <p className="bank-error" role="alert">{text}</p> : null;
}
