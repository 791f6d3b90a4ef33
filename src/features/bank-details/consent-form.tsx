import { useSignals } from '@preact/signals-react/runtime';
import type { FormEvent } from 'react';
import { normaliseAccountNumber } from '../../domain/bank-account';
import { bankDetailsStore } from './bank-details-store';
import type { SavedBankDetails } from './saved-bank-details';
import { bankDetailsWords } from '../../text/en/bank-details';
import { Card } from '../../widgets/card';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { AccountSummary } from './account-summary';
import { StepBar } from './step-bar';
import { StepError } from './step-error';

const words = () => bankDetailsWords.consent;

/** The details to save and the consent; an OTP follows. */
export function ConsentForm({ saved }: { saved: SavedBankDetails }) {
  useSignals();
  const { runtime, track } = useScreen();
  const store = useStore(bankDetailsStore);
  const form = store.form.value;
  const typedEnd = normaliseAccountNumber(form.accountNumber).slice(-4);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!store.consent.value) return;
    if (!(await store.submitConsent()) && store.error.value) track('otp', { otp_delivered: false });
  };
  return (
    <form className="bank-form" onSubmit={(event) => void submit(event)} noValidate>
      <p className="muted">{words().lead}</p>
      <Card className="bank-saved">
        <AccountSummary
          accountHolderName={form.accountHolderName}
          accountNumberEnd={typedEnd || saved.accountNumberEnd}
          ifsc={form.ifsc}
          gstNumber={saved.isGSTRequired ? form.gstNumber : ''}
        />
      </Card>
      <label className="bank-consent">
        <input type="checkbox" checked={store.consent.value} onChange={(event) => store.agree(event.target.checked)} />
        <span>{words().agree(runtime.brand.name)}</span>
      </label>
      <StepError />
      <StepBar label={words().send} busy={store.work.value === 'consent'} disabled={!store.consent.value} />
    </form>
  );
}
