import { expect, test } from '../support/flow';
import { readPage, violationsOf } from '../support/flow-page';

const number = '004512348876';

test.describe('bank details', () => {
  test.use({ scenario: 'payment-pending', loggedIn: true });

  test('[ROUTE-14][BANK-01][BANK-02][BANK-03][BANK-04] takes an account with a mistake on every step, and the payment that waited is paid', async ({ page: creator, sandbox }) => {
    await creator.goto('/earnings');
    await expect(creator.getByText(/^Due /).first()).toBeVisible();
    await sandbox.control('flags', { flag: 'isGSTRequired', value: true });
    await creator.goto('/bank-details');
    await expect(creator.getByRole('heading', { name: 'Where should we send your earnings?', exact: true })).toBeVisible();
    await creator.getByRole('button', { name: 'Add bank details', exact: true }).click();

    // Everything, and something wrong in every field.
    await creator.getByRole('textbox', { name: 'Account holder name', exact: true }).fill(number);
    await creator.getByRole('textbox', { name: 'Account number', exact: true }).fill('00451234');
    await creator.getByRole('textbox', { name: 'Account number again', exact: true }).fill('00451235');
    await creator.getByRole('textbox', { name: 'IFSC', exact: true }).fill('hdfc000123');
    await creator.getByRole('textbox', { name: 'GST number', exact: true }).fill('27AAPFU0939F1ZW');
    await creator.keyboard.press('Enter');
    for (const mistake of [
      'This looks like an account number. Enter the holder’s name here', 'An account number has 9 to 18 digits',
      'The two account numbers are not the same', 'An IFSC has 11 letters and digits',
      'One character seems to be wrong. Compare it with your GST certificate',
    ]) await expect(creator.getByText(mistake, { exact: true }).first()).toBeVisible();
    await creator.getByRole('textbox', { name: 'Account holder name', exact: true }).fill('Asha Rao');
    await creator.getByRole('textbox', { name: 'Account number', exact: true }).fill('0045 1234 8876');
    await creator.getByRole('textbox', { name: 'Account number again', exact: true }).fill(number);
    await creator.getByRole('textbox', { name: 'IFSC', exact: true }).fill('hdfc0001234');
    await expect(creator.getByText('HDFC Bank', { exact: true }).first()).toBeVisible();
    await creator.getByRole('textbox', { name: 'GST number', exact: true }).fill('27aapfu0939f1zv');
    await creator.getByRole('button', { name: 'Continue', exact: true }).click();

    await expect(creator.getByRole('heading', { name: 'Check and agree', exact: true })).toBeVisible();
    await expect(creator.getByRole('button', { name: 'Send OTP', exact: true })).toBeDisabled();
    await creator.getByRole('checkbox', { name: /^This account is mine/ }).first().click();
    await creator.getByRole('button', { name: 'Send OTP', exact: true }).click();

    await expect(creator.getByRole('textbox', { name: 'OTP', exact: true })).toBeVisible();
    const control = await creator.context().newPage();
    await control.goto('/sandbox');
    const { messages } = await sandbox.control<{ messages: { otp?: string }[] }>('outbox');
    const otp = messages[0]?.otp ?? '';
    await expect(control.getByText(new RegExp(otp)).first()).toBeVisible();
    await control.close();
    await creator.getByRole('textbox', { name: 'OTP', exact: true }).fill(otp === '111111' ? '222222' : '111111');
    await expect(creator.getByText('The OTP is not correct', { exact: true }).first()).toBeVisible();
    await creator.getByRole('textbox', { name: 'OTP', exact: true }).fill(otp);

    await expect(creator.getByRole('heading', { name: 'Your bank details are saved', exact: true })).toBeVisible();
    await expect(creator.getByText('•••• 8876', { exact: true }).first()).toBeVisible();
    await expect(creator.getByText('Ready for payments', { exact: true }).first()).toBeVisible();
    expect(await readPage(creator)).not.toContain(number);
    await expect(creator).toHaveURL(/\/bank-details$/);
    await creator.getByRole('button', { name: 'See your payments', exact: true }).click();
    await expect(creator).toHaveURL(/\/earnings/);
    await expect(creator.getByText(/Paid/).first()).toBeVisible();
    await expect(creator.getByText(/^Due /).filter({ visible: true })).toHaveCount(0);
    await creator.goBack();
    await expect(creator.getByText('•••• 8876', { exact: true }).first()).toBeVisible();
    await expect(creator.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    expect(violationsOf(creator)).toEqual([]);
  });
});
