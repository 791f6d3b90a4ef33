import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { accountHolderProblem, accountNumberProblem, bankCode, gstinCheckDigit, gstinProblem, ifscProblem, maxHolderLength, normaliseAccountHolder, normaliseAccountNumber, normaliseGstin, normaliseIfsc } from '../../src/domain/bank-account';
import { bankFormChanges, bankFormOf, bankFormProblems, emptyBankForm, type KnownBankDetails } from '../../src/domain/bank-form';
import { bankName } from '../../src/domain/bank-names';

const pattern = (text: string): fc.Arbitrary<string> => fc.stringMatching(new RegExp(`^${text}$`));

describe('account numbers', () => {
  it('keeps every digit, leading zeros too, and drops what people put between them', () => {
    expect(normaliseAccountNumber(' 0045 1234-8876 ')).to.equal('004512348876');
    fc.assert(fc.property(pattern('0{1,4}[0-9]{9,12}'), (number) => {
      expect(normaliseAccountNumber(number.replace(/(\d{4})/g, '$1 '))).to.equal(number);
      expect(accountNumberProblem(number)).to.equal(undefined);
    }));
  });
  it('reads the digits of Indian scripts', () => {
    expect(normaliseAccountNumber('००४५१२३४८८७६')).to.equal('004512348876');
    expect(normaliseAccountNumber('০০৪৫ ੦੧੨ ૩૪૫ ୬୭ ௮௯ ౦౧ ೨೩ ൪൯')).to.equal('0045012345678901' + '2349');
  });
  it('takes 9 to 18 digits', () => {
    for (const number of ['012345678', '012345678901234567']) expect(accountNumberProblem(number), number).to.equal(undefined);
    for (const number of ['01234567', '0123456789012345678']) expect(accountNumberProblem(number), number).to.equal('length');
    expect(accountNumberProblem('  ')).to.equal('missing');
    expect(accountNumberProblem('12345678O')).to.equal('characters');
  });

  it('are digits from the first to the last', () => {
    for (const typed of ['a123456789', '123456789a', '12345a6789']) expect(accountNumberProblem(typed), typed).to.equal('characters');
  });
});

describe('IFSC', () => {
  it('takes four letters, a zero and six letters or digits, however they are typed', () => {
    for (const typed of ['HDFC0001234', 'hdfc0001234', ' hdfc 000 1234', 'HDFCO001234', 'HDFC-0001234', 'HDFC०००१२३४']) {
      expect(ifscProblem(typed), typed).to.equal(undefined);
      expect(normaliseIfsc(typed), typed).to.equal('HDFC0001234');
    }
    fc.assert(fc.property(pattern('[A-Z]{4}0[A-Z0-9]{6}'), (code) => {
      expect(ifscProblem(code.toLowerCase())).to.equal(undefined);
    }));
  });
  it('tells what is wrong', () => {
    expect(ifscProblem(' ')).to.equal('missing');
    expect(ifscProblem('HDFC000123')).to.equal('length');
    for (const code of ['HDFC1001234', 'HDF00001234', '12340001234', 'HDFC000123!']) expect(ifscProblem(code), code).to.equal('format');
  });
  it('names the bank from the first four letters, and none where it does not know it', () => {
    expect(bankName(bankCode('sbin') ?? '')).to.equal('State Bank of India');
    expect(bankName(bankCode('UTIB0000001') ?? '')).to.equal('Axis Bank');
    expect(bankCode('SBI')).to.equal(undefined);
    for (const unknown of ['ZZZZ', 'toString', '']) expect(bankName(unknown), unknown).to.equal(undefined);
  });

  it('begin with the letters of the bank', () => {
    expect(bankCode('1HDFC')).to.equal(undefined);
    expect(normaliseIfsc('1HDFCO')).to.equal('1HDFCO');
    expect(ifscProblem('HDFC0ABC12!')).to.equal('format');
  });
});

describe('GST numbers', () => {
  const symbols = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const valid = pattern('[0-3][0-9][A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z').map((payload) => payload + gstinCheckDigit(payload));

  it('takes the valid ones, however they are typed', () => {
    for (const typed of ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '07AAPFU0939F1ZX', ' 27 aapfu 0939f 1zv', '२७AAPFU0939F1ZV']) {
      expect(gstinProblem(typed), typed).to.equal(undefined);
    }
    expect(normaliseGstin('27-aapfu0939f-1zv')).to.equal('27AAPFU0939F1ZV');
  });
  it('tells what is wrong', () => {
    expect(gstinProblem('')).to.equal('missing');
    expect(gstinProblem('27AAPFU0939F1Z')).to.equal('length');
    expect(gstinProblem('27AAPFU0939F0ZV')).to.equal('format');
    expect(gstinProblem('27AAPFU0939F1ZW')).to.equal('check');
  });
  it('detects every change of one character', () => {
    fc.assert(fc.property(valid, fc.nat(14), fc.nat(34), (number, place, step) => {
      expect(gstinProblem(number)).to.equal(undefined);
      const was = symbols.indexOf(number.charAt(place));
      const other = symbols[(was + 1 + step) % symbols.length] ?? '';
      expect(gstinProblem(number.slice(0, place) + other + number.slice(place + 1))).to.be.oneOf(['check', 'format']);
    }), { numRuns: 2000 });
  });
  it('detects a swap of neighbours, save 0 and Z, which the sum cannot tell apart', () => {
    fc.assert(fc.property(valid, fc.nat(12), (number, place) => {
      const [one, two] = [number.charAt(place), number.charAt(place + 1)];
      fc.pre(one !== two && [one, two].sort().join('') !== '0Z');
      expect(gstinCheckDigit(number.slice(0, place) + two + one + number.slice(place + 2))).not.to.equal(number.charAt(14));
    }));
  });

  it('have nothing before or after them', () => {
    for (const typed of ['x27AAPFU0939F1ZV', '27AAPFU0939F1ZVx']) expect(gstinProblem(typed), typed).not.to.equal(undefined);
  });
});

describe('account holders', () => {
  it('takes the names of people and firms in every script', () => {
    for (const name of ['Asha Rao', 'K. D’Souza', "O'Brien-Nair", 'आशा राव', 'M/s Rao & Sons (Pune)', 'Studio 24, Kochi']) {
      expect(accountHolderProblem(name), name).to.equal(undefined);
    }
    expect(normaliseAccountHolder('  Asha \t Rao ')).to.equal('Asha Rao');
  });
  it('tells what is wrong', () => {
    expect(accountHolderProblem('   ')).to.equal('missing');
    expect(accountHolderProblem('Asha 0045 1234')).to.equal('number');
    for (const name of ['A', '---', 'Asha <b>', 'Asha\u0000Rao']) expect(accountHolderProblem(name), name).to.equal('characters');
    expect(accountHolderProblem('a'.repeat(maxHolderLength))).to.equal(undefined);
    expect(accountHolderProblem('a'.repeat(maxHolderLength + 1))).to.equal('length');
  });

  it('have two letters, however far from each other', () => {
    expect(accountHolderProblem('A 2 B')).to.equal(undefined);
    expect(accountHolderProblem('A 2')).to.equal('characters');
  });
});

describe('the bank form', () => {
  const nothing: KnownBankDetails = { accountHolderName: '', accountNumberEnd: '', ifsc: '', gstNumber: '', isGSTRequired: false };
  const saved: KnownBankDetails = { ...nothing, accountHolderName: 'Asha Rao', accountNumberEnd: '8876', ifsc: 'HDFC0001234' };
  const filled = { accountHolderName: ' Asha Rao', accountNumber: '0045 1234 8876', accountNumberAgain: '004512348876', ifsc: 'hdfc0001234', gstNumber: '' };
  const wrong = (...[form, known]: Parameters<typeof bankFormProblems>) =>
    Object.entries(bankFormProblems(form, known)).filter(([, problem]) => problem !== undefined);

  it('is right when every field is, however it is typed', () => {
    expect(wrong(filled, nothing)).to.deep.equal([]);
    expect(wrong(emptyBankForm, nothing).map(([field]) => field)).to.deep.equal(['accountHolderName', 'accountNumber', 'ifsc']);
  });
  it('compares the two account numbers', () => {
    expect(wrong({ ...filled, accountNumberAgain: '' }, nothing)).to.deep.equal([['accountNumberAgain', 'missing']]);
    expect(wrong({ ...filled, accountNumberAgain: '4512348876' }, nothing)).to.deep.equal([['accountNumberAgain', 'different']]);
  });
  it('keeps the number that is there, unless the branch changes or one of the two was typed', () => {
    const form = bankFormOf(saved);
    expect(form.accountNumber).to.equal('');
    expect(wrong(form, saved)).to.deep.equal([]);
    expect(wrong({ ...form, ifsc: 'SBIN0000001' }, saved)).to.deep.equal([['accountNumber', 'ifsc-changed']]);
    expect(wrong({ ...form, accountNumberAgain: '004512348876' }, saved)).to.deep.equal([['accountNumberAgain', 'different']]);
  });
  it('asks for a GST number only where one is required', () => {
    expect(wrong(filled, { ...nothing, isGSTRequired: true })).to.deep.equal([['gstNumber', 'missing']]);
    expect(bankFormChanges({ ...filled, gstNumber: '27aapfu0939f1zv' }, nothing)).to.not.have.property('gstNumber');
    expect(bankFormChanges({ ...filled, gstNumber: '27aapfu0939f1zv' }, { ...nothing, isGSTRequired: true })).to.include({ gstNumber: '27AAPFU0939F1ZV' });
  });
  it('sends what is filled and new, as a bank writes it', () => {
    expect(bankFormChanges(filled, nothing)).to.deep.equal({ accountHolderName: 'Asha Rao', accountNumber: '004512348876', ifsc: 'HDFC0001234' });
    expect(bankFormChanges(filled, saved)).to.deep.equal({ accountNumber: '004512348876' });
    expect(bankFormChanges(bankFormOf(saved), saved)).to.deep.equal({});
  });

  it('starts empty, and asks for the number where none is kept', () => {
    expect(emptyBankForm).to.deep.equal({ accountHolderName: '', accountNumber: '', accountNumberAgain: '', ifsc: '', gstNumber: '' });
    const none: KnownBankDetails = { accountHolderName: 'Asha Rao', accountNumberEnd: '', ifsc: 'HDFC0001234', gstNumber: '', isGSTRequired: false };
    expect(bankFormProblems(bankFormOf(none), none)).to.include({ accountNumber: 'missing', accountNumberAgain: undefined });
    const kept = { ...none, accountNumberEnd: '6789' };
    expect(bankFormProblems({ ...bankFormOf(kept), accountNumber: '12' }, kept).accountNumber, 'what is typed counts').to.equal('length');
    expect(bankFormChanges({ ...bankFormOf(kept), accountHolderName: ' ' }, kept), 'what is emptied is not sent').to.deep.equal({});
  });
});
