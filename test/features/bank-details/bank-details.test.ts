import { expect } from '@open-wc/testing';
import { callTable } from '../../../src/api/contract/table';
import { closeAll } from '../../support/open-element';
import { click, findByRole, findByText, gone, pageText, queryAllByRole, type } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { account, agree, calls, confirm, enter, field, fill, open, openFilled, posts, sentOtp } from './open-bank-details';
import { waitUntil } from '../../support/wait-until';

const masked = 'Account number ending in 8 8 7 6';

describe('creator-bank-details', () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld({ scenario: 'payment-pending' });
    await world.login();
    await world.control('requests', undefined, 'DELETE');
  });
  afterEach(async () => {
    closeAll();
    await world.dispose();
  });

  it('[BANK-01][BANK-02][API-56][API-57][API-58][API-59][API-60][API-64] takes an account through consent and OTP, saves it, and shows it masked', async () => {
    const { element, went } = await open(world);
    await findByRole(element, 'heading', 'Where should we send your earnings?');
    await click(element, 'button', 'Add bank details');
    await findByText(element, 'Step 1 of 3');
    await fill(element);
    await findByText(element, 'HDFC Bank');
    await agree(element);
    await confirm(world, element);
    await findByRole(element, 'heading', 'Your bank details are saved');
    await findByText(element, masked);
    await findByText(element, 'Ready for payments');
    await findByText(element, 'HDFC Bank');
    expect(pageText(element)).to.contain('Asha Rao').and.to.contain('HDFC0001234');
    expect(pageText(element)).not.to.contain(account.number);

    const made = (await calls(world)).map(({ method, path }) => `${method} ${path.replace('/v1/user-bank-details', '')}`);
    expect(made.slice(0, 2).sort()).to.deep.equal(['GET ', 'GET /status']);
    expect(made.slice(2, 6)).to.deep.equal(['POST /consent', 'POST /otp', 'POST /otp', 'POST ']);
    expect((await posts(world))[0]?.body).to.deep.equal({ consent: true });
    await click(element, 'button', 'See your payments');
    expect(went).to.deep.equal(['/earnings']);
  });

  it('[BANK-03] sends no OTP before the creator has agreed', async () => {
    const { element } = await openFilled(world);
    await click(element, 'button', 'Continue');
    await findByRole(element, 'heading', 'Check and agree');
    const send = (await findByRole(element, 'button', 'Send OTP')) as HTMLButtonElement;
    expect(send.disabled).to.equal(true);
    send.form?.requestSubmit();
    expect(await posts(world)).to.have.length(0);
    const consent = (await findByRole(element, 'checkbox', /^This account is mine. Bazaar may store these details/)) as HTMLInputElement;
    expect(consent.checked).to.equal(false);
    consent.click();
    await click(element, 'button', 'Send OTP');
    await findByRole(element, 'textbox', 'OTP');
    expect((await posts(world)).map(({ path }) => path.split('/').at(-1))).to.deep.equal(['consent', 'otp']);
  });

  it('[BANK-04][ENT-32] asks for a GST number when isGSTRequired is true, and only then', async () => {
    const { element } = await open(world);
    await click(element, 'button', 'Add bank details');
    await field(element, 'IFSC');
    expect(queryAllByRole(element, 'textbox', 'GST number')).to.have.length(0);
    closeAll();
    await world.control('flags', { flag: 'isGSTRequired', value: true });
    const { element: asked } = await open(world);
    await click(asked, 'button', 'Add bank details');
    await fill(asked);
    await click(asked, 'button', 'Continue');
    await findByText(asked, 'Enter your GST number');
    for (const [typed, text] of [
      ['27AAPFU0939F1Z', 'A GST number has 15 letters and digits'],
      ['AAAAPFU0939F1ZV', 'This is not a GST number. Copy it from your GST certificate'],
      ['27AAPFU0939F1ZW', 'One character seems to be wrong. Compare it with your GST certificate'],
    ] as const) {
      await enter(asked, 'GST number', typed);
      await findByText(asked, text);
    }
    await enter(asked, 'GST number', '27 aapfu 0939f 1zv');
    expect((await field(asked, 'GST number')).value).to.equal(account.gst);
    await agree(asked);
    await confirm(world, asked);
    await findByRole(asked, 'heading', 'Your bank details are saved');
    await findByText(asked, account.gst);
    expect(Object.keys((await posts(world)).at(-1)?.body as object).sort()).to.deep.equal(['accountHolderName', 'accountNumber', 'gstNumber', 'ifsc']);
  });

  it('[BANK-04] tells that a GST number has become necessary', async () => {
    await world.control('scenario', { name: 'payment-paid' });
    await world.control('flags', { flag: 'isGSTRequired', value: true });
    const { element } = await open(world);
    await click(element, 'button', 'Add GST number');
    await enter(element, 'GST number', account.gst);
    await agree(element);
    await confirm(world, element);
    await findByText(element, account.gst);
    expect((await posts(world)).at(-1)?.body).to.deep.equal({ gstNumber: 'withheld' });
  });

  it('[BANK-05][ENT-33] shows an account that is there by its last four digits, and sends only what was changed', async () => {
    await world.control('scenario', { name: 'payment-paid' });
    const { element } = await open(world);
    await findByText(element, masked);
    await findByText(element, 'Ready for payments');
    await click(element, 'button', 'Edit');
    expect((await field(element, 'Account number')).value).to.equal('');
    await findByText(element, 'Leave empty to keep •••• 8876');
    await enter(element, 'Account holder name', ' Asha   Rao-Nair ');
    await agree(element);
    await confirm(world, element);
    await findByRole(element, 'heading', 'Your bank details are saved');
    await findByText(element, 'Asha Rao-Nair');
    await findByText(element, masked);
    expect((await posts(world)).at(-1)?.body).to.deep.equal({ accountHolderName: 'withheld' });
  });

  it('asks for the account number again when the IFSC changes, and leaves at once when nothing has changed', async () => {
    await world.control('scenario', { name: 'payment-paid' });
    const { element } = await open(world);
    await click(element, 'button', 'Edit');
    await enter(element, 'IFSC', 'sbin0000001');
    await findByText(element, 'State Bank of India');
    await click(element, 'button', 'Continue');
    await findByText(element, 'The IFSC has changed. Enter the account number as well');
    await enter(element, 'IFSC', 'hdfc0001234');
    await click(element, 'button', 'Continue');
    await findByRole(element, 'button', 'Edit');
    expect(await posts(world)).to.have.length(0);
  });

  it('[API-61][API-62] leaves the affiliate OTP calls of the table alone, for its own call sends again', async () => {
    for (const [name, path] of [['requestAffiliateOtp', '/1.0/affiliate/request-otp'], ['resendAffiliateOtp', '/1.0/affiliate/resend-otp']] as const) {
      expect(callTable[name]).to.include({ method: 'POST', path, unused: true });
    }
    const { element } = await openFilled(world);
    // The time stands still, however long the machine takes, and then half a minute is over at once.
    const { now } = Date;
    const asked = now();
    let first = '';
    try {
      Date.now = () => asked;
      await agree(element);
      first = await sentOtp(world);
      await findByText(element, 'Resend OTP in 30 s');
      Date.now = () => asked + 30_000;
      await click(element, 'button', 'Resend OTP');
      await findByText(element, 'A new OTP is on its way');
    } finally {
      Date.now = now;
    }
    expect((await posts(world)).map(({ path }) => path.split('/').at(-1))).to.deep.equal(['consent', 'otp', 'otp']);
    expect((await world.requests()).some(({ path }) => path.startsWith('/1.0/affiliate/re'))).to.equal(false);
    await confirm(world, element);
    await findByRole(element, 'heading', 'Your bank details are saved');
    expect(first).to.match(/^\d{6}$/);
  });

  it('tells what is wrong when a field is left, forgives it while it is corrected, and goes to the first bad field', async () => {
    const { element } = await open(world);
    await click(element, 'button', 'Add bank details');
    await click(element, 'button', 'Continue');
    const holder = await field(element, 'Account holder name');
    await waitUntil(() => element.shadowRoot?.activeElement === holder);
    expect(queryAllByRole(element, 'alert').map(({ textContent }) => textContent)).to.deep.equal([
      'Enter the name of the account holder', 'Enter your account number', 'Enter the IFSC of your branch',
    ]);
    await enter(element, 'Account holder name', account.holder);
    for (const [name, typed, text] of [
      ['Account number', '12345678', 'An account number has 9 to 18 digits'],
      ['Account number', '12345678A', 'An account number has digits only'],
      ['IFSC', 'HDFC00012', 'An IFSC has 11 letters and digits'],
      ['IFSC', '12340001234', /^This is not an IFSC/],
    ] as const) {
      await enter(element, name, typed);
      await findByText(element, text);
      type(await field(element, name), `${typed}1`);
      if (typeof text === 'string') await gone(element, text);
    }
    await enter(element, 'Account number', account.number);
    await enter(element, 'Account number again', '004512348875');
    await findByText(element, 'The two account numbers are not the same');
    await enter(element, 'IFSC', 'hdfcO001234');
    expect((await field(element, 'IFSC')).value).to.equal(account.ifsc);
    await click(element, 'button', 'Continue');
    const again = await field(element, 'Account number again');
    await waitUntil(() => element.shadowRoot?.activeElement === again);
    expect(again.getAttribute('aria-invalid')).to.equal('true');
    await enter(element, 'Account number again', ' 0045 1234-8876 ');
    await click(element, 'button', 'Continue');
    await findByRole(element, 'heading', 'Check and agree');
  });

  it('shows submitted details whose number or holder the server does not say, and does not ask to add an account', async () => {
    const answer = (path: string, body: object) => world.control('faults', { method: 'GET', path, status: 200, body });
    await answer('/v1/user-bank-details/status', { status: 'SUBMITTED' });
    await answer('/v1/user-bank-details', { accountHolderName: null, accountNumber: null, ifsc: account.ifsc });
    const { element } = await open(world);
    await findByText(element, 'Account number: —');
    await findByText(element, account.ifsc);
    await findByText(element, 'Ready for payments');
    expect(pageText(element)).to.contain('Account holder | —').and.not.to.contain('Where should we send');
    await click(element, 'button', 'Edit');
    await click(element, 'button', 'Continue');
    await findByText(element, 'Enter your account number');
  });

  it('names no bank for an IFSC it does not know, and takes it', async () => {
    const { element } = await openFilled(world);
    await enter(element, 'IFSC', 'ZZZZ0001234');
    await gone(element, 'HDFC Bank');
    await click(element, 'button', 'Continue');
    await findByRole(element, 'heading', 'Check and agree');
    await findByText(element, 'Your bank');
  });

  it('has fields that no browser remembers, and hides the number until it is asked to show it', async () => {
    const { element } = await openFilled(world);
    for (const name of ['Account holder name', 'Account number', 'Account number again', 'IFSC']) {
      const input = await field(element, name);
      expect(input.autocomplete, name).to.equal('off');
      expect(input.type, name).to.equal('text');
      expect(input.spellcheck, name).to.equal(false);
      expect(input.getAttribute('enterkeyhint'), name).to.equal('done');
    }
    const number = await field(element, 'Account number');
    expect(number.inputMode).to.equal('numeric');
    const masked = () => getComputedStyle(number).getPropertyValue('-webkit-text-security');
    expect(masked()).to.equal('disc');
    await click(element, 'button', 'Show account number');
    await waitUntil(() => masked() === 'none');
    expect((await findByRole(element, 'button', 'Show account number')).getAttribute('aria-pressed')).to.equal('true');
    const otp = await agree(element);
    expect(otp.getAttribute('autocomplete')).to.equal('one-time-code');
    expect(queryAllByRole(element, 'textbox')).to.have.length(1);
  });

  it('lets details be confirmed that were saved and never confirmed', async () => {
    await fetch(`${world.apiBase}/v1/user-bank-details`, {
      method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accountHolderName: account.holder, accountNumber: account.number, ifsc: account.ifsc }),
    });
    const { element } = await open(world);
    await findByText(element, 'Not confirmed yet');
    await click(element, 'button', 'Confirm now');
    await click(element, 'checkbox', /^This account is mine/);
    await click(element, 'button', 'Send OTP');
    await confirm(world, element);
    await findByRole(element, 'heading', 'Your bank details are saved');
    await findByText(element, 'Ready for payments');
  });
});
