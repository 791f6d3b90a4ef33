import { expect } from '@open-wc/testing';
import { openPerson } from '../support/person';

const number = '004512348876';

describe('bank details', () => {
  it('[ROUTE-14][BANK-01][BANK-02][BANK-03][BANK-04] takes an account with a mistake on every step, and the payment that waited is paid', async () => {
    const creator = await openPerson({ scenario: 'payment-pending' });
    await creator.goto('/login');
    await creator.login();
    await creator.goto('/earnings');
    await creator.seeText(/Due since/);
    await creator.control('flags', { flag: 'isGSTRequired', value: true });
    await creator.goto('/bank-details');
    await creator.see('heading', 'Where should we send your earnings?');
    await creator.click('button', 'Add bank details');

    // Everything, and something wrong in every field.
    await creator.fill('textbox', 'Account holder name', number);
    await creator.fill('textbox', 'Account number', '00451234');
    await creator.fill('textbox', 'Account number again', '00451235');
    await creator.fill('textbox', 'IFSC', 'hdfc000123');
    await creator.fill('textbox', 'GST number', '27AAPFU0939F1ZW');
    await creator.press('Enter');
    for (const mistake of [
      'This looks like an account number. Enter the holder’s name here', 'An account number has 9 to 18 digits',
      'The two account numbers are not the same', 'An IFSC has 11 letters and digits',
      'One character seems to be wrong. Compare it with your GST certificate',
    ]) await creator.seeText(mistake);
    await creator.fill('textbox', 'Account holder name', 'Asha Rao');
    await creator.fill('textbox', 'Account number', '0045 1234 8876');
    await creator.fill('textbox', 'Account number again', number);
    await creator.fill('textbox', 'IFSC', 'hdfc0001234');
    await creator.seeText('HDFC Bank');
    await creator.fill('textbox', 'GST number', '27aapfu0939f1zv');
    await creator.click('button', 'Continue');

    await creator.see('heading', 'Check and agree');
    expect((await creator.state('button', 'Send OTP'))['disabled']).to.equal(true);
    await creator.click('checkbox', /^This account is mine/);
    await creator.click('button', 'Send OTP');

    await creator.see('textbox', 'OTP');
    const control = await creator.newTab();
    await control.goto('/sandbox');
    const { messages } = await creator.control<{ messages: { otp?: string }[] }>('outbox');
    const otp = messages[0]?.otp ?? '';
    await control.seeText(new RegExp(otp));
    await control.close();
    await creator.fill('textbox', 'OTP', otp === '111111' ? '222222' : '111111');
    await creator.click('button', 'Confirm and save');
    await creator.seeText('The OTP is not correct');
    await creator.fill('textbox', 'OTP', otp);
    await creator.press('Enter');

    await creator.see('heading', 'Your bank details are saved');
    await creator.seeText('•••• 8876');
    await creator.seeText('Ready for payments');
    expect(await creator.readPage()).to.not.contain(number);
    expect(await creator.url()).to.match(/\/bank-details$/);
    await creator.click('button', 'See your payments');
    await creator.urlMatches('/earnings');
    await creator.seeText('Paid');
    await creator.notSeeText(/Due since/);
    await creator.back();
    await creator.seeText('•••• 8876');
    await creator.see('button', 'Edit');
    expect(await creator.violations()).to.deep.equal([]);
  });
});
