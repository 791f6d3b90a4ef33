import { expect, waitUntil } from '@open-wc/testing';
import { callTable } from '../../../src/api/contract/table';
import { bankDetailsStore } from '../../../src/stores/bank-details-store';
import { click, findByRole, findByText, gone, pageText, queryAllByRole, queryByRole, queryByText, type } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { account, agree, closeAll, confirm, enter, field, fill, open, sentOtp } from './open-bank-details';

const calls = async (world: World) => (await world.requests()).filter(({ path }) => path.startsWith('/v1/user-bank-details'));
const posts = async (world: World) => (await calls(world)).filter(({ method }) => method === 'POST');
/** Cuts every connection of the call, until it is restored: the browser itself repeats a request whose kept-alive connection broke. */
const cut = (world: World, path: string) => world.control('faults', { method: 'POST', path: `/v1/user-bank-details${path}`, drop: true });
const restore = (world: World) => world.control('faults', undefined, 'DELETE');
const masked = 'Account number ending in 8 8 7 6';
const generic = 'Something went wrong. Please try again.';

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

  const added = async (options: { gst?: boolean } = {}) => {
    const opened = await open(world);
    await click(opened.element, 'button', 'Add bank details');
    await fill(opened.element, options);
    return opened;
  };

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
    const { element } = await added();
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
    const { element } = await added();
    await agree(element);
    const first = await sentOtp(world);
    await findByText(element, /^Resend OTP in (30|29) s$/);
    const { now } = Date;
    try {
      Date.now = () => now() + 31_000;
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

  it('names no bank for an IFSC it does not know, and takes it', async () => {
    const { element } = await added();
    await enter(element, 'IFSC', 'ZZZZ0001234');
    await gone(element, 'HDFC Bank');
    await click(element, 'button', 'Continue');
    await findByRole(element, 'heading', 'Check and agree');
    await findByText(element, 'Your bank');
  });

  it('has fields that no browser remembers, and hides the number until it is asked to show it', async () => {
    const { element } = await added();
    for (const name of ['Account holder name', 'Account number', 'Account number again', 'IFSC']) {
      const input = await field(element, name);
      expect(input.autocomplete, name).to.equal('off');
      expect(input.type, name).to.equal('text');
      expect(input.spellcheck, name).to.equal(false);
      expect(input.enterKeyHint, name).to.equal('done');
    }
    const number = await field(element, 'Account number');
    expect(number.inputMode).to.equal('numeric');
    const masked = () => getComputedStyle(number).getPropertyValue('-webkit-text-security');
    expect(masked()).to.equal('disc');
    await click(element, 'button', 'Show account number');
    await waitUntil(() => masked() === 'none');
    expect((await findByRole(element, 'button', 'Show account number')).getAttribute('aria-pressed')).to.equal('true');
    const otp = await agree(element);
    expect(otp.autocomplete).to.equal('one-time-code');
    expect(queryAllByRole(element, 'textbox')).to.have.length(1);
  });

  it('keeps a wrong OTP and what the server says until the creator types; too many tries need a new one', async () => {
    const { element } = await added();
    const otp = await agree(element);
    type(otp, '12345');
    await click(element, 'button', 'Confirm and save');
    await findByText(element, 'Enter a 6 digit OTP');
    const wrong = (await sentOtp(world)) === '111111' ? '222222' : '111111';
    type(otp, wrong);
    await gone(element, 'Enter a 6 digit OTP');
    for (let turn = 0; turn < 5; turn++) {
      type(otp, '');
      await gone(element, 'The OTP is not correct');
      type(otp, wrong);
      await click(element, 'button', 'Confirm and save');
      await findByText(element, 'The OTP is not correct');
      expect(otp.value).to.equal(wrong);
    }
    type(otp, await sentOtp(world));
    await click(element, 'button', 'Confirm and save');
    await findByText(element, 'The OTP has expired. Ask for a new one.');
    await click(element, 'button', 'Back');
    await click(element, 'button', 'Back');
    expect((await field(element, 'Account number')).value).to.equal(account.number);
  });

  for (const [step, path] of [['consent', '/consent'], ['sending the OTP', '/otp']] as const) {
    it(`loses nothing when the network goes during ${step}`, async () => {
      await cut(world, path);
      const { element } = await added();
      await click(element, 'button', 'Continue');
      await click(element, 'checkbox', /^This account is mine/);
      await click(element, 'button', 'Send OTP');
      expect((await findByRole(element, 'alert')).textContent).to.equal(generic);
      await restore(world);
      await click(element, 'button', 'Send OTP');
      await field(element, 'OTP');
      await confirm(world, element);
      await findByRole(element, 'heading', 'Your bank details are saved');
    });
  }

  it('only saves again when saving failed after the OTP, which works once', async () => {
    const { element } = await added();
    await agree(element);
    await cut(world, '');
    await confirm(world, element);
    await findByText(element, generic);
    await restore(world);
    await click(element, 'button', 'Confirm and save');
    await findByRole(element, 'heading', 'Your bank details are saved');
    expect((await posts(world)).filter(({ path }) => path.endsWith('/otp'))).to.have.length(2);
    await findByText(element, 'Ready for payments');
  });

  it('goes back to the form with the bank\'s own words when it refuses the details', async () => {
    const { element } = await added();
    await enter(element, 'IFSC', 'HDFC0999999');
    await agree(element);
    await confirm(world, element);
    expect((await findByRole(element, 'alert')).textContent).to.equal('The bank does not know a branch with this IFSC');
    expect((await field(element, 'Account number')).value).to.equal(account.number);
    await enter(element, 'IFSC', account.ifsc);
    await click(element, 'button', 'Continue');
    await findByRole(element, 'heading', 'Your bank details are saved');
    await findByText(element, 'Ready for payments');
  });

  it('makes one request for a double tap', async () => {
    const { element } = await added();
    await click(element, 'button', 'Continue');
    await click(element, 'checkbox', /^This account is mine/);
    const send = await findByRole(element, 'button', 'Send OTP');
    send.click();
    send.click();
    type(await field(element, 'OTP'), await sentOtp(world));
    const save = await findByRole(element, 'button', 'Confirm and save');
    save.click();
    save.click();
    await findByRole(element, 'heading', 'Your bank details are saved');
    expect((await posts(world)).map(({ path }) => path.split('/').at(-1))).to.deep.equal(['consent', 'otp', 'otp', 'user-bank-details']);
  });

  it('asks before it drops what was typed, and not where nothing was', async () => {
    const { element, went } = await added();
    await click(element, 'button', 'Back');
    await findByRole(element, 'dialog', 'Leave without saving?');
    await click(element, 'button', 'Keep editing');
    await gone(element, 'dialog', 'Leave without saving?');
    expect((await field(element, 'Account number')).value).to.equal(account.number);
    await click(element, 'button', 'Back');
    await click(element, 'button', 'Leave');
    await click(element, 'button', 'Add bank details');
    expect((await field(element, 'Account number')).value).to.equal('');
    await click(element, 'button', 'Back');
    await findByRole(element, 'button', 'Add bank details');
    expect(queryByRole(element, 'dialog') === null).to.equal(true);
    await click(element, 'button', 'Back');
    expect(went).to.deep.equal(['back']);
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

  it('shows a failed load with Retry, and a refresh leaves the form alone', async () => {
    await world.control('faults', { method: 'GET', path: '/v1/user-bank-details/status', status: 400, times: 1 });
    const { element, runtime } = await open(world);
    expect(element.status).to.equal('error');
    await click(element, 'button', 'Retry');
    await click(element, 'button', 'Add bank details');
    await fill(element);
    await element.refresh();
    expect(runtime.use(bankDetailsStore).form.value.accountNumber).to.equal(account.number);
    expect((await field(element, 'Account number')).value).to.equal(account.number);
    expect(queryByText(element, 'Step 1 of 3') !== null).to.equal(true);
  });
});
