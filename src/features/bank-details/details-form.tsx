import { useSignals } from '@preact/signals-react/runtime';
import { useRef, useState, type FormEvent } from 'react';
import type { BankField } from '../../domain/bank-form';
import { bankDetailsStore } from './bank-details-store';
import type { SavedBankDetails } from './saved-bank-details';
import { bankDetailsWords } from '../../text/en/bank-details';
import { Card } from '../../widgets/card';
import { Held } from '../../widgets/held';
import { checkPath, Icon } from '../../widgets/icons/icon';
import { TextField } from '../../widgets/text-field';
import { useStore } from '../shared/screen/store-hooks';
import { StepBar } from './step-bar';
import { StepError } from './step-error';
import { useBankName } from './account-summary';

const words = () => bankDetailsWords.form;

/** Browsers and keyboards must neither store nor correct any of this. */
const unremembered = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false, enterKeyHint: 'done' } as const;
const digits = { ...unremembered, inputMode: 'numeric' } as const;
const capitals = { ...unremembered, autoCapitalize: 'characters' } as const;

/**
 * The account as a form. Pasting is allowed in both number fields: copying from the bank causes fewer mistakes than
 * typing twice, and the two values are compared anyway.
 */
export function DetailsForm({ saved }: { saved: SavedBankDetails }) {
  useSignals();
  const store = useStore(bankDetailsStore);
  const [shown, setShown] = useState(false);
  const inputs = useRef(new Map<BankField, HTMLInputElement>());
  const form = store.form.value;
  const bank = useBankName(form.ifsc);
  const kept = saved.accountNumberEnd !== '';
  const saving = store.work.value === 'save';

  const problemOf = (field: BankField): string | undefined => {
    const problem = store.told.value.includes(field) ? store.problems.value[field] : undefined;
    return problem && (bankDetailsWords.problems[field] as Record<string, string>)[problem];
  };
  const bind = (field: BankField) => ({
    value: form[field],
    message: problemOf(field),
    onChange: (typed: string) => store.type(field, typed),
    onBlur: () => store.leaveField(field),
    ref: (input: HTMLInputElement | null) => {
      if (input) inputs.current.set(field, input);
      else inputs.current.delete(field);
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await store.submitForm();
    if (wrong) inputs.current.get(wrong)?.focus();
  };

  return (
    <form className="bank-form" onSubmit={(event) => void submit(event)} noValidate autoComplete="off">
      <p className="muted">{words().lead}</p>
      <Held sending={saving}>
        <Card className="bank-fields">
          <TextField label={words().holder} hint={words().holderHint} {...unremembered} autoCapitalize="words" {...bind('accountHolderName')} />
          <div className={shown ? 'bank-secret' : 'bank-secret bank-secret-hidden'}>
            <TextField label={words().number} hint={kept ? words().numberKept(saved.accountNumberEnd) : words().numberHint} {...digits} {...bind('accountNumber')} />
            <button type="button" className="bank-show" aria-label={words().showNumber} aria-pressed={shown} onClick={() => setShown(!shown)}>
              {shown ? words().hide : words().show}
            </button>
          </div>
          <TextField label={words().again} hint={words().againHint} {...digits} {...bind('accountNumberAgain')} />
          <div className="bank-code">
            <TextField label={words().ifsc} hint={bank ? '' : words().ifscHint} {...capitals} {...bind('ifsc')} />
            <p className="bank-named" role="status">{bank && <><Icon path={checkPath} size={16} /><span>{bank}</span></>}</p>
          </div>
          {saved.isGSTRequired && (
            <div className="bank-code"><TextField label={words().gst} hint={words().gstHint} {...capitals} {...bind('gstNumber')} /></div>
          )}
        </Card>
      </Held>
      <StepError />
      <StepBar label={words().next} busy={saving} />
    </form>
  );
}
