import { computed, signal } from '@preact/signals-core';
import { ApiError } from '../../api/api-error';
import { giveBankConsent, saveBankDetails, sendBankOtp } from '../../api/contract/bank-details';
import {
  bankFormChanges, bankFormOf, bankFormProblems, emptyBankForm, normaliseBankField, type BankField, type BankForm,
} from '../../domain/bank-form';
import { resendSeconds } from '../../domain/limits';
import { valueAtHand } from '../../domain/load';
import { isOtp } from '../../domain/otp';
import { secondsUntil } from '../../domain/seconds-until';
import type { StoreContext } from '../../state/context';
import { writeOnce } from '../shared/session/write-once';
import { createResource } from '../../state/resource';
import { defineStore } from '../../state/store';
import { fetchBankDetails, noBankDetails, type SavedBankDetails } from './saved-bank-details';
import { createSteps, type Step } from '../../state/steps';

export type BankStep = 'view' | 'form' | 'consent' | 'otp' | 'done';

type BankFormChanges = ReturnType<typeof bankFormChanges>;

const fields = Object.keys(emptyBankForm) as BankField[];

/** What the server has after accepting the changes; only the last digits of the account number are kept. */
function savedWith(before: SavedBankDetails, { accountNumber, ...rest }: BankFormChanges): SavedBankDetails {
  return { ...before, ...rest, ...(accountNumber ? { accountNumberEnd: accountNumber.slice(-4) } : {}), submitted: true };
}

function createBankDetails(context: StoreContext) {
  const { client, log } = context;
  const fetch = (stop: AbortSignal) => fetchBankDetails(client, stop);
  const saved = createResource<SavedBankDetails>(context, ({ signal }) => fetch(signal));
  const step = signal<BankStep>('view');
  const form = signal<Readonly<BankForm>>(emptyBankForm);
  /** The fields whose problem is shown: those that lost the focus, or all after an attempt to continue. */
  const told = signal<readonly BankField[]>([]);
  const consent = signal(false);
  const steps = createSteps<'consent' | 'resend' | 'confirm' | 'save'>(context);
  const { work } = steps;
  /** Each of these happens once, whatever the network does. */
  const writes = {
    consent: writeOnce(client, giveBankConsent), otp: writeOnce(client, sendBankOtp), check: writeOnce(client, sendBankOtp), save: writeOnce(client, saveBankDetails),
  };
  /** What a call threw, or that an OTP needs six digits. */
  const error = signal<Error | 'otp-format' | undefined>(undefined);
  /** When another OTP may be requested, in ms since 1970. */
  const resendAt = signal(0);
  /** An OTP works once: if saving fails after it, the next attempt only saves. */
  let verified = false;
  /** The form whose saving has an unknown outcome: sent again it is the same, whatever is known by then. */
  let unsure: { form: string; body: BankFormChanges } | undefined;

  const known = (): SavedBankDetails => valueAtHand(saved.load.value) ?? noBankDetails;
  const problems = computed(() => bankFormProblems(form.value, known()));
  const changes = computed(() => bankFormChanges(form.value, known()));
  const dirty = computed(() => {
    const before = bankFormOf(known());
    return fields.some((field) => form.value[field] !== before[field]);
  });

  /** Formats what was typed into the field. */
  function format(field: BankField): string {
    const text = normaliseBankField[field](form.value[field]);
    form.value = { ...form.value, [field]: text };
    return text;
  }

  /** Typed values are kept after any failure. */
  function run(kind: Parameters<typeof steps.run>[0], step: Step): Promise<boolean> {
    if (work.value === 'none') error.value = undefined;
    return steps.run(kind, step, (cause) => (error.value = cause));
  }

  async function sendOtp(mine: AbortSignal): Promise<void> {
    try {
      await writes.otp.send({ body: {} }, mine);
    } catch (cause) {
      if (!mine.aborted) log('otp_delivered: false');
      throw cause;
    }
    if (!mine.aborted) resendAt.value = Date.now() + resendSeconds * 1000;
  }

  /** Deletes the typed values. */
  function clear(): void {
    form.value = emptyBankForm;
    told.value = [];
    consent.value = false;
    error.value = undefined;
    verified = false;
    unsure = undefined;
  }

  function notSaved(cause: ApiError, sent: NonNullable<typeof unsure>): void {
    if (cause.outcomeUnknown) {
      unsure = sent;
      void saved.refresh(); // it is unknown whether they were saved, so going back shows the current state
    }
    // A refusal of the bank is about the details, so the creator returns to them.
    if (cause.status === 400) step.value = 'form';
  }

  async function save(mine: AbortSignal): Promise<void> {
    const typed = JSON.stringify(form.value);
    const body = unsure?.form === typed ? unsure.body : changes.value;
    unsure = undefined;
    try {
      if (Object.keys(body).length > 0) await writes.save.send({ body }, mine);
    } catch (cause) {
      if (!mine.aborted && cause instanceof ApiError) notSaved(cause, { form: typed, body });
      throw cause;
    }
    const now = savedWith(known(), body);
    // It is saved, so a failure to read it back must not look like a failed saving.
    const fresh = await fetch(mine).catch(() => now);
    if (mine.aborted) return;
    saved.set(fresh);
    clear();
    step.value = fresh.submitted ? 'done' : 'view';
  }

  return {
    load: saved.load, step, form, told, problems, changes, dirty, consent, work, error, resendAt,
    prefetch: saved.prefetch,
    ensure: saved.ensure,
    /** A refresh must not pull the form away from under the creator. */
    refresh: () => (step.peek() === 'view' ? saved.refresh() : Promise.resolve()),
    /** Opens the form with the known values. */
    edit() {
      clear();
      form.value = bankFormOf(known());
      step.value = 'form';
    },
    /** For details that were saved but not confirmed. */
    confirmSaved() {
      clear();
      form.value = bankFormOf(known());
      step.value = 'consent';
    },
    type(field: BankField, typed: string) {
      form.value = { ...form.value, [field]: typed };
      const quiet = field === 'accountNumber' ? ['accountNumber', 'accountNumberAgain'] : [field];
      told.value = told.value.filter((other) => !quiet.includes(other));
      error.value = undefined;
    },
    /** The field lost the focus: formats its value, and shows its problem unless it is empty. */
    leaveField(field: BankField) {
      const text = format(field);
      if (text !== '' && !told.value.includes(field)) told.value = [...told.value, field];
    },
    /**
     * Continues from the form.
     * @returns the first invalid field; undefined if there is none
     */
    async submitForm(): Promise<BankField | undefined> {
      if (work.value !== 'none') return undefined;
      told.value = fields;
      fields.forEach(format);
      const wrong = fields.find((field) => problems.value[field]);
      if (wrong) return wrong;
      error.value = undefined;
      if (verified) await run('save', save);
      else if (Object.keys(changes.value).length > 0 || !known().submitted) step.value = 'consent';
      else {
        clear();
        step.value = 'view';
      }
      return undefined;
    },
    agree: (agreed: boolean) => {
      consent.value = agreed;
      error.value = undefined;
    },
    /** Stores the consent and sends an OTP, unless the last one is seconds old. False if no OTP is sent. */
    submitConsent: () => run('consent', async (mine) => {
      await writes.consent.send({ body: { consent: true } }, mine);
      if (secondsUntil(resendAt.value, Date.now(), resendSeconds) === 0) await sendOtp(mine);
      if (!mine.aborted) step.value = 'otp';
    }),
    resend: () => run('resend', sendOtp),
    /** The error disappears as soon as the creator types. */
    otpTyped: () => (error.value = undefined),
    /** Checks the OTP and saves. */
    async submitOtp(otp: string): Promise<void> {
      if (!verified && !isOtp(otp)) {
        error.value = 'otp-format';
        return;
      }
      if (work.value === 'resend') steps.reset(); // the creator has an OTP already
      await run('confirm', async (mine) => {
        if (!verified) await writes.check.send({ body: { otp } }, mine);
        verified = true;
        await save(mine);
      });
    },
    /**
     * One step back with the typed values; from the form, back to the saved details. A consent or an OTP that is being
     * sent leads nowhere then. While the details are being saved it does nothing: what is sent is what was confirmed.
     */
    back() {
      if (work.value === 'confirm' || work.value === 'save') return;
      steps.reset();
      error.value = undefined;
      if (step.value === 'otp') step.value = 'consent';
      else if (step.value === 'consent' && dirty.value) step.value = 'form';
      else {
        clear();
        step.value = 'view';
      }
    },
    /** Deletes everything, typed or loaded, and aborts pending calls. */
    reset() {
      steps.reset();
      for (const write of Object.values(writes)) write.reset();
      saved.reset();
      clear();
      step.value = 'view';
      resendAt.value = 0;
    },
  };
}

/**
 * Bank details (specification section 2): the form, consent, an OTP, then saving, so that the current account stays
 * until the new one is confirmed. Typed values are only in this store and only while the screen is mounted: `reset()`
 * deletes them.
 */
export const bankDetailsStore = defineStore({ lifetime: 'element', create: createBankDetails });
