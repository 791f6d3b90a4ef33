import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { isOtp, otpFrom } from '../../src/domain/otp';
import { normalisePhone } from '../../src/domain/phone';

describe('phone numbers', () => {
  it('[VAL-11] takes an optional plus prefix of 1 to 3 digits and exactly 10 digits', () => {
    expect(normalisePhone('98765 43210')).to.equal('9876543210');
    expect(normalisePhone('+91 98765 43210')).to.equal('+919876543210');
    for (const text of ['987654321', '98765432101', '919876543210', '+9876543210', '+12349876543210', '98765/43210x', '009876543210', '']) {
      expect(normalisePhone(text), text).to.equal(null);
    }
    const digits = (length: number): fc.Arbitrary<string> => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
    fc.assert(fc.property(fc.integer({ min: 1, max: 3 }).chain(digits), digits(10), (prefix, phone) => {
      expect(normalisePhone(phone)).to.equal(phone);
      expect(normalisePhone(`+${prefix} ${phone}`)).to.equal(`+${prefix}${phone}`);
    }));
  });
});

describe('phone numbers in other spellings', () => {
  for (const text of ['098765 43210', '98765-43210', '(98765) 43210', '98765\u00a043210', '\u202a98765 43210\u202c', '98765.43210', '९८७६५ ४३२१०', '９８７６５４３２１０']) {
    it(`reads ${JSON.stringify(text)}`, () => expect(normalisePhone(text)).to.equal('9876543210'));
  }
  for (const text of ['+91 98765-43210', '0091 98765 43210', '+९१ ९८७६५ ४३२१०', '\u200e+91\u00a098765\u00a043210']) {
    it(`reads ${JSON.stringify(text)} with its country`, () => expect(normalisePhone(text)).to.equal('+919876543210'));
  }
});

describe('one-time passwords', () => {
  it('are found in what was typed or pasted', () => {
    const found = ['123456', '123 456', '123-456', 'Your OTP is 123456.', 'Bazaar24: 123456 is your OTP, valid for 10 minutes', '१२३४५६', '12a3', '1234567', 'OTP'].map(otpFrom);
    expect(found).to.deep.equal(['123456', '123456', '123456', '123456', '123456', '123456', '123', '123456', '']);
  });

  it('takes exactly six digits', () => {
    expect(isOtp('012345')).to.equal(true);
    for (const text of ['12345', '1234567', '12345a', ' 12345', '１２３４５６', '']) expect(isOtp(text), text).to.equal(false);
  });

  it('are the first six digits that stand alone, also at the beginning of a message', () => {
    expect(otpFrom('123456 is your OTP, 654321 was the last one')).to.equal('123456');
  });
});
