import type { BankStep } from './bank-details-store';
import type { SavedBankDetails } from './saved-bank-details';
import { ConsentForm } from './consent-form';
import { DetailsForm } from './details-form';
import { BankOtpForm } from './otp-form';

/** All forms in one chunk: losing the network between two steps must not lose the typed values. */
export function BankSteps({ step, saved }: { step: Exclude<BankStep, 'view' | 'done'>; saved: SavedBankDetails }) {
  if (step === 'form') return <DetailsForm saved={saved} />;
  return step === 'consent' ? <ConsentForm saved={saved} /> : <BankOtpForm />;
}
