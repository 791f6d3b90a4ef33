import { accountHolderProblem, type AccountHolderProblem, accountNumberProblem, type AccountNumberProblem, gstinProblem, type GstinProblem, ifscProblem, type IfscProblem, normaliseAccountHolder, normaliseAccountNumber, normaliseGstin, normaliseIfsc } from './bank-account';

/** The values of the form, as typed. */
export interface BankForm {
  accountHolderName: string;
  accountNumber: string;
  accountNumberAgain: string;
  ifsc: string;
  gstNumber: string;
}

export type BankField = keyof BankForm;

/** What the server has; of an account number only the last digits. */
export interface KnownBankDetails {
  accountHolderName: string;
  accountNumberEnd: string;
  ifsc: string;
  gstNumber: string;
  isGSTRequired: boolean;
}

export interface BankProblems {
  accountHolderName?: AccountHolderProblem | undefined;
  /** `ifsc-changed`: the stored number belongs to another branch. */
  accountNumber?: AccountNumberProblem | 'ifsc-changed' | undefined;
  accountNumberAgain?: 'missing' | 'different' | undefined;
  ifsc?: IfscProblem | undefined;
  gstNumber?: GstinProblem | undefined;
}

export const emptyBankForm: Readonly<BankForm> = {
  accountHolderName: '', accountNumber: '', accountNumberAgain: '', ifsc: '', gstNumber: '',
};

/** How each value is formatted when its field is left. */
export const normaliseBankField: Readonly<Record<BankField, (typed: string) => string>> = {
  accountHolderName: normaliseAccountHolder,
  accountNumber: normaliseAccountNumber,
  accountNumberAgain: normaliseAccountNumber,
  ifsc: normaliseIfsc,
  gstNumber: normaliseGstin,
};

/** The initial form: all values that are known completely. The account number is not, and starts empty. */
export function bankFormOf(known: KnownBankDetails): BankForm {
  const { accountHolderName, ifsc, gstNumber } = known;
  return { ...emptyBankForm, accountHolderName, ifsc, gstNumber };
}

/**
 * The problems of the form by field (decision B13). A stored account number may be kept by leaving both of its fields
 * empty.
 */
export function bankFormProblems(form: BankForm, known: KnownBankDetails): BankProblems {
  const number = normaliseAccountNumber(form.accountNumber);
  const again = normaliseAccountNumber(form.accountNumberAgain);
  const kept = number === '' && known.accountNumberEnd !== '';
  const sameBranch = normaliseIfsc(form.ifsc) === known.ifsc;
  return {
    accountHolderName: accountHolderProblem(form.accountHolderName),
    accountNumber: kept ? (sameBranch ? undefined : 'ifsc-changed') : accountNumberProblem(number),
    accountNumberAgain: again === number ? undefined : again === '' ? 'missing' : 'different',
    ifsc: ifscProblem(form.ifsc),
    gstNumber: known.isGSTRequired ? gstinProblem(form.gstNumber) : undefined,
  };
}

/** The filled fields that differ from the stored ones, which are sent (decision B13). */
export function bankFormChanges(form: BankForm, known: KnownBankDetails): Partial<Omit<BankForm, 'accountNumberAgain'>> {
  const before = bankFormOf(known);
  const fields = ['accountHolderName', 'accountNumber', 'ifsc', ...(known.isGSTRequired ? ['gstNumber' as const] : [])] as const;
  const filled = fields.map((field) => [field, normaliseBankField[field](form[field])] as const);
  return Object.fromEntries(filled.filter(([field, value]) => value !== '' && value !== before[field]));
}
