import assert from 'node:assert/strict';
import { lastOtp, type Journey } from './journey';

const number = '004512348876';

export const journey: Journey = {
  name: '[ROUTE-14] [BANK-01] bank details with mistakes, a wrong and the right one-time password, and Back',
  scenario: 'payment-pending',
  loggedIn: true,
  async walk({ creator, sandbox }) {
    await creator.goto('/bank-details');
    await creator.click('button', 'Add bank details');
    await creator.fill('Account holder name', number);
    await creator.fill('Account number', '00451234');
    await creator.fill('Account number again', '00451235');
    await creator.fill('IFSC', 'hdfc000123');
    await creator.press('Enter');
    await creator.sees('This looks like an account number. Enter the holder’s name here');
    await creator.sees('The two account numbers are not the same');
    await creator.fill('Account holder name', 'Asha Rao');
    await creator.fill('Account number', '0045 1234 8876');
    await creator.fill('Account number again', number);
    await creator.fill('IFSC', 'hdfc0001234');
    await creator.sees('HDFC Bank');
    await creator.click('button', 'Continue');

    await creator.finds('heading', 'Check and agree');
    await creator.click('checkbox', /^This account is mine/);
    await creator.click('button', 'Send OTP');
    await creator.finds('textbox', 'OTP');
    const otp = await lastOtp(sandbox);
    await creator.fill('OTP', otp === '111111' ? '222222' : '111111');
    await creator.sees('The OTP is not correct');
    await creator.fill('OTP', otp);

    await creator.finds('heading', 'Your bank details are saved');
    await creator.reads(/•••• 8876/);
    assert.ok(!(await creator.read()).includes(number));
    await creator.isAt(/\/bank-details$/);
    await creator.click('button', 'See your payments');
    await creator.isAt(/\/earnings/);
    await creator.back();
    await creator.reads(/•••• 8876/);
    await creator.isAt(/\/bank-details$/);
  },
};
