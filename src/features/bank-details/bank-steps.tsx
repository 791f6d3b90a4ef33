import type { BankStep } from './bank-details-store';
import type { SavedBankDetails } from './saved-bank-details';
import { ConsentForm } from './consent-form';
import { DetailsForm } from './details-form';
import { BankOtpForm } from './otp-form';

/** The forms, which come together: a network that goes away between two steps must not cost what was typed. */
export function BankSteps({ step, saved }: { step: Exclude<BankStep, 'view' | 'done'>; saved: SavedBankDetails }) {
  if (step === 'form') return <DetailsForm saved={saved} />;
  return step === 'consent' ? <ConsentForm saved={saved} /> : <BankOtpForm />;
}
