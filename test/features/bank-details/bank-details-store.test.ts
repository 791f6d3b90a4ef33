import { expect } from '@open-wc/testing';
import { createRuntime } from '../../../src/runtime';
import { bankDetailsStore } from '../../../src/features/bank-details/bank-details-store';
import { createAnsweringFetch } from '../../support/answering-fetch';
import { waitUntil } from '../../support/wait-until';

const detailsPath = '/v1/user-bank-details';
const statusPath = '/v1/user-bank-details/status';
const consentPath = '/v1/user-bank-details/consent';
const otpPath = '/v1/user-bank-details/otp';
const saved = { accountHolderName: 'Asha Rao', accountNumber: 'XXXX6789', ifsc: 'HDFC0001234', gstNumber: null, isGSTRequired: false };
const account = { accountHolderName: 'Asha Rao', accountNumber: '001234567890', accountNumberAgain: '001234567890', ifsc: 'SBIN0001234', gstNumber: '' };

function start() {
  const net = createAnsweringFetch();
  const notes: string[] = [];
  const store = createRuntime({ ephemeral: true, fetch: net.fetch, onEvent: ({ note }) => notes.push(note) }).use(bankDetailsStore).of({});
  const sentTo = (path: string, method: string) => net.to(path).filter((each) => each.method === method);
  const at = async (path: string, method: string, index = 0) => {
    await waitUntil(() => sentTo(path, method)[index], `${method} ${path} ${index}`);
    return sentTo(path, method)[index] as NonNullable<ReturnType<typeof sentTo>[number]>;
  };
  const read = async (index: number, details: object, status: string) => {
    (await at(detailsPath, 'GET', index)).answer(details);
    (await at(statusPath, 'GET', index)).answer({ status });
  };
  const ready = async (details: object = saved, status = 'SUBMITTED') => {
    const loaded = store.ensure();
    await read(0, details, status);
    await loaded;
  };
  const typeAll = (form: Partial<typeof account> = account) => {
    for (const [field, text] of Object.entries(form)) store.type(field as keyof typeof account, text);
  };
  /** With a new account up to the OTP. */
  const toOtp = async () => {
    await ready();
    store.edit();
    typeAll();
    await store.submitForm();
    const done = store.submitConsent();
    (await at(consentPath, 'POST')).answer({});
    (await at(otpPath, 'POST')).answer({});
    await done;
  };
  return { net, notes, store, sentTo, at, read, ready, typeAll, toOtp };
}

describe('bankDetailsStore', () => {
  it('begins with nothing, and reads the details with their status', async () => {
    const { store, ready } = start();
    expect([store.step.value, store.form.value.ifsc, store.told.value, store.consent.value, store.error.value, store.resendAt.value, store.work.value])
      .to.deep.equal(['view', '', [], false, undefined, 0, 'none']);
    await store.submitOtp('12');
    expect(store.error.value).to.equal('otp-format');
    await ready();
    expect(store.load.value).to.deep.equal({ state: 'ready', value: {
      accountHolderName: 'Asha Rao', accountNumberEnd: '6789', ifsc: 'HDFC0001234', gstNumber: '', isGSTRequired: false, submitted: true,
    } });
  });

  it('opens the form with what is known, untouched', async () => {
    const { store, ready } = start();
    await ready();
    store.edit();
    expect([store.step.value, store.form.value]).to.deep.equal(['form', { accountHolderName: 'Asha Rao', accountNumber: '', accountNumberAgain: '', ifsc: 'HDFC0001234', gstNumber: '' }]);
    expect([store.dirty.value, store.changes.value]).to.deep.equal([false, {}]);
    store.type('gstNumber', 'x');
    expect(store.dirty.value).to.equal(true);
    store.edit();
    expect(store.dirty.value).to.equal(false);
  });

  it('goes from an unchanged form back to the saved details', async () => {
    const { store, ready } = start();
    await ready();
    store.edit();
    expect(await store.submitForm()).to.equal(undefined);
    expect([store.step.value, store.form.value.ifsc, store.told.value]).to.deep.equal(['view', '', []]);
  });

  it('asks for the consent of an unchanged form that was never confirmed', async () => {
    const { store, ready } = start();
    await ready(saved, 'NOT_SUBMITTED');
    store.edit();
    await store.submitForm();
    expect(store.step.value).to.equal('consent');
    store.agree(true);
    store.confirmSaved();
    expect([store.step.value, store.form.value.ifsc, store.consent.value]).to.deep.equal(['consent', 'HDFC0001234', false]);
  });

  it('shows the problem of a field that was left, and of all after an attempt to continue', async () => {
    const { store, ready } = start();
    await ready({}, 'NOT_SUBMITTED');
    store.edit();
    store.leaveField('ifsc');
    expect(store.told.value).to.deep.equal([]);
    store.type('ifsc', 'sbin 0001');
    store.leaveField('ifsc');
    store.leaveField('ifsc');
    expect([store.told.value, store.form.value.ifsc]).to.deep.equal([['ifsc'], 'SBIN0001']);
    expect(await store.submitForm()).to.equal('accountHolderName');
    expect([store.told.value.length, store.step.value]).to.deep.equal([5, 'form']);
    store.type('accountNumber', '1');
    expect(store.told.value).to.deep.equal(['accountHolderName', 'ifsc', 'gstNumber']);
    store.type('ifsc', 'S');
    expect(store.told.value).to.deep.equal(['accountHolderName', 'gstNumber']);
  });

  it('stores the consent, sends an OTP, checks it, saves the changes and reads them back', async () => {
    const { net, store, sentTo, at, read, ready, typeAll } = start();
    await ready();
    store.edit();
    typeAll();
    expect(await store.submitForm()).to.equal(undefined);
    expect(store.step.value).to.equal('consent');
    store.agree(true);
    expect(store.consent.value).to.equal(true);
    const before = Date.now();
    const consented = store.submitConsent();
    expect(store.work.value).to.equal('consent');
    const consent = await at(consentPath, 'POST');
    expect(consent.body).to.deep.equal({ consent: true });
    consent.answer({});
    const otp = await at(otpPath, 'POST');
    expect([otp.body, otp.hasBody, store.step.value]).to.deep.equal([{}, true, 'consent']);
    otp.answer({});
    expect([await consented, store.step.value]).to.deep.equal([true, 'otp']);
    expect(store.resendAt.value).to.be.within(before + 30_000, Date.now() + 30_000);
    await store.submitOtp('12');
    expect([store.error.value, net.to(otpPath).length]).to.deep.equal(['otp-format', 1]);
    store.otpTyped();
    expect(store.error.value).to.equal(undefined);
    const confirmed = store.submitOtp('123456');
    expect(store.work.value).to.equal('confirm');
    const check = await at(otpPath, 'POST', 1);
    expect([check.body, sentTo(detailsPath, 'POST').length]).to.deep.equal([{ otp: '123456' }, 0]);
    check.answer({});
    const save = await at(detailsPath, 'POST');
    expect(save.body).to.deep.equal({ accountNumber: '001234567890', ifsc: 'SBIN0001234' });
    save.answer({});
    await read(1, { ...saved, accountNumber: '001234567890', ifsc: 'SBIN0001234' }, 'SUBMITTED');
    await confirmed;
    expect([store.step.value, store.form.value.accountNumber, store.consent.value, store.told.value]).to.deep.equal(['done', '', false, []]);
    expect(store.load.value).to.deep.nested.include({ 'state': 'ready', 'value.ifsc': 'SBIN0001234', 'value.accountNumberEnd': '7890' });
  });

  it('shows what was saved where it cannot be read back', async () => {
    const { store, at, toOtp } = start();
    await toOtp();
    const confirmed = store.submitOtp('123456');
    (await at(otpPath, 'POST', 1)).answer({});
    (await at(detailsPath, 'POST')).answer({});
    (await at(detailsPath, 'GET', 1)).answer({}, 400);
    await confirmed;
    expect(store.load.value).to.deep.equal({ state: 'ready', value: {
      accountHolderName: 'Asha Rao', accountNumberEnd: '7890', ifsc: 'SBIN0001234', gstNumber: '', isGSTRequired: false, submitted: true,
    } });
    expect(store.step.value).to.equal('done');
  });

  it('shows the details again if the server still wants a confirmation', async () => {
    const { store, at, read, toOtp } = start();
    await toOtp();
    const confirmed = store.submitOtp('123456');
    (await at(otpPath, 'POST', 1)).answer({});
    (await at(detailsPath, 'POST')).answer({});
    await read(1, saved, 'NOT_SUBMITTED');
    await confirmed;
    expect(store.step.value).to.equal('view');
  });

  it('keeps the digits of the account where only a name was changed', async () => {
    const { store, at, ready, typeAll } = start();
    await ready();
    store.edit();
    typeAll({ accountHolderName: 'Asha R Rao' });
    await store.submitForm();
    const done = store.submitConsent();
    (await at(consentPath, 'POST')).answer({});
    (await at(otpPath, 'POST')).answer({});
    await done;
    const confirmed = store.submitOtp('123456');
    (await at(otpPath, 'POST', 1)).answer({});
    (await at(detailsPath, 'POST')).answer({});
    (await at(detailsPath, 'GET', 1)).answer({}, 400);
    await confirmed;
    expect(store.load.value).to.deep.nested.include({ 'value.accountNumberEnd': '6789', 'value.accountHolderName': 'Asha R Rao' });
  });

  it('saves nothing where nothing was changed', async () => {
    const { store, sentTo, at, read, ready } = start();
    await ready(saved, 'NOT_SUBMITTED');
    store.confirmSaved();
    const done = store.submitConsent();
    (await at(consentPath, 'POST')).answer({});
    (await at(otpPath, 'POST')).answer({});
    await done;
    const confirmed = store.submitOtp('123456');
    (await at(otpPath, 'POST', 1)).answer({});
    await read(1, saved, 'SUBMITTED');
    await confirmed;
    expect([store.step.value, sentTo(detailsPath, 'POST').length]).to.deep.equal(['done', 0]);
  });

  it('needs no OTP a second time after a refusal, which leads back to the form', async () => {
    const { net, store, at, toOtp, typeAll } = start();
    await toOtp();
    const confirmed = store.submitOtp('123456');
    (await at(otpPath, 'POST', 1)).answer({});
    (await at(detailsPath, 'POST')).answer({ error: 'No such branch' }, 400);
    await confirmed;
    expect([store.step.value, store.form.value.accountNumber, (store.error.value as Error).name]).to.deep.equal(['form', '001234567890', 'ApiError']);
    typeAll({ ifsc: 'SBIN0009999' });
    expect(store.error.value).to.equal(undefined);
    const again = store.submitForm();
    expect(store.work.value).to.equal('save');
    store.back();
    expect(store.step.value, 'what is sent is what was confirmed').to.equal('form');
    store.error.value = 'otp-format';
    expect([await store.submitForm(), store.error.value], 'a second tap').to.deep.equal([undefined, 'otp-format']);
    const second = await at(detailsPath, 'POST', 1);
    expect([second.body['ifsc'], net.to(otpPath).length]).to.deep.equal(['SBIN0009999', 2]);
    second.answer({}, 500);
    await again;
    expect(store.step.value, 'a failure that says nothing about the details').to.equal('form');
  });

  it('sends the same again while it is unknown whether it was saved, whatever was read meanwhile', async () => {
    const { net, store, at, read, toOtp, typeAll } = start();
    await toOtp();
    const confirmed = store.submitOtp('123456');
    (await at(otpPath, 'POST', 1)).answer({});
    const first = await at(detailsPath, 'POST');
    first.answer({}, 503);
    await confirmed;
    expect(store.step.value).to.equal('otp');
    await read(1, { ...saved, ifsc: 'SBIN0001234' }, 'SUBMITTED');
    await waitUntil(() => !('ifsc' in store.changes.value));
    const again = store.submitOtp('');
    const second = await at(detailsPath, 'POST', 1);
    expect([second.body, net.to(otpPath).length]).to.deep.equal([first.body, 2]);
    second.answer({}, 503);
    await again;
    await at(detailsPath, 'GET', 2);
    store.back();
    store.back();
    typeAll({ accountHolderName: 'Asha R Rao' });
    void store.submitForm();
    expect((await at(detailsPath, 'POST', 2)).body, 'another form').to.deep.include({ accountHolderName: 'Asha R Rao' });
  });

  it('reads nothing anew after a refusal', async () => {
    const { store, sentTo, at, toOtp } = start();
    await toOtp();
    const confirmed = store.submitOtp('123456');
    (await at(otpPath, 'POST', 1)).answer({});
    (await at(detailsPath, 'POST')).answer({}, 409);
    await confirmed;
    expect([store.step.value, sentTo(detailsPath, 'GET').length]).to.deep.equal(['otp', 1]);
  });

  it('notes an OTP that was not sent, and sends another one on request', async () => {
    const { notes, store, at, ready } = start();
    await ready();
    store.confirmSaved();
    const consented = store.submitConsent();
    (await at(consentPath, 'POST')).answer({});
    (await at(otpPath, 'POST')).answer({}, 400);
    expect([await consented, store.step.value, store.resendAt.value, notes.includes('otp_delivered: false')]).to.deep.equal([false, 'consent', 0, true]);
    store.agree(true);
    expect(store.error.value).to.equal(undefined);
    const again = store.resend();
    expect(store.work.value).to.equal('resend');
    (await at(otpPath, 'POST', 1)).answer({});
    expect([await again, store.resendAt.value > Date.now()]).to.deep.equal([true, true]);
  });

  it('sends no second OTP within seconds', async () => {
    const { net, store, at, toOtp } = start();
    await toOtp();
    store.back();
    const again = store.submitConsent();
    (await at(consentPath, 'POST', 1)).answer({});
    expect([await again, store.step.value, net.to(otpPath).length]).to.deep.equal([true, 'otp', 1]);
    store.back();
    const { now } = Date;
    const time = now();
    store.resendAt.value = time;
    Date.now = () => time;
    try {
      const third = store.submitConsent();
      (await at(consentPath, 'POST', 2)).answer({});
      await waitUntil(() => net.to(otpPath)[1] ?? store.step.value === 'otp');
      net.to(otpPath)[1]?.answer({});
      expect([await third, net.to(otpPath).length]).to.deep.equal([true, 2]);
    } finally {
      Date.now = now;
    }
  });

  it('sends another OTP if the clock was set back by an hour meanwhile', async () => {
    const { net, store, at, toOtp } = start();
    await toOtp();
    store.back();
    store.resendAt.value += 3_600_000;
    const again = store.submitConsent();
    (await at(consentPath, 'POST', 1)).answer({});
    await waitUntil(() => net.to(otpPath)[1] ?? store.step.value === 'otp');
    net.to(otpPath)[1]?.answer({});
    expect([await again, net.to(otpPath).length]).to.deep.equal([true, 2]);
  });

  it('an error stays until the next attempt, and a second tap does not delete it', async () => {
    const { store, at, toOtp } = start();
    await toOtp();
    const failed = store.submitOtp('123456');
    (await at(otpPath, 'POST', 1)).answer({}, 400);
    await failed;
    expect([(store.error.value as Error).name, store.step.value]).to.deep.equal(['ApiError', 'otp']);
    const again = store.submitOtp('123456');
    expect(store.error.value).to.equal(undefined);
    store.error.value = 'otp-format';
    await store.submitOtp('123456');
    expect(store.error.value).to.equal('otp-format');
    (await at(otpPath, 'POST', 2)).answer({}, 400);
    await again;
  });

  it('goes one step back at a time, with what was typed', async () => {
    const { store, toOtp } = start();
    await toOtp();
    const seen = [1, 2, 3].map(() => {
      store.error.value = 'otp-format';
      store.back();
      return [store.step.value, store.form.value.ifsc, store.error.value];
    });
    expect(seen).to.deep.equal([['consent', 'SBIN0001234', undefined], ['form', 'SBIN0001234', undefined], ['view', '', undefined]]);
    const other = start();
    await other.ready(saved, 'NOT_SUBMITTED');
    other.store.confirmSaved();
    other.store.back();
    expect(other.store.step.value, 'nothing was typed').to.equal('view');
  });

  it('refreshes only what nobody is typing over', async () => {
    const { store, sentTo, at, ready } = start();
    await ready();
    store.edit();
    await store.refresh();
    expect(sentTo(statusPath, 'GET')).to.have.length(1);
    store.back();
    void store.refresh();
    await at(statusPath, 'GET', 1);
  });

  it('deletes everything when it ends, and hears of nothing after that', async () => {
    const { notes, store, at, toOtp } = start();
    await toOtp();
    store.agree(true);
    const resent = store.resend();
    const asked = await at(otpPath, 'POST', 1);
    store.reset();
    expect([await resent, asked.aborted, store.step.value, store.work.value, store.resendAt.value, store.consent.value]).to.deep.equal([false, true, 'view', 'none', 0, false]);
    expect([store.form.value.accountNumber, store.load.value, store.error.value, notes]).to.deep.equal(['', { state: 'idle' }, undefined, []]);
  });

  it('changes no step after it was left while it reads back', async () => {
    const { store, at, toOtp } = start();
    await toOtp();
    const confirmed = store.submitOtp('123456');
    (await at(otpPath, 'POST', 1)).answer({});
    (await at(detailsPath, 'POST')).answer({});
    await at(detailsPath, 'GET', 1);
    store.reset();
    await confirmed;
    expect([store.step.value, store.load.value]).to.deep.equal(['view', { state: 'idle' }]);
  });

  it('shows no step of a consent that was left', async () => {
    const { store, at, ready } = start();
    await ready();
    store.confirmSaved();
    const consented = store.submitConsent();
    await at(consentPath, 'POST');
    store.reset();
    expect([await consented, store.step.value]).to.deep.equal([false, 'view']);
  });

  it('leads to no later step from a consent that the creator went back from', async () => {
    const { store, at, ready, typeAll } = start();
    await ready();
    store.edit();
    typeAll();
    await store.submitForm();
    const consented = store.submitConsent();
    const pending = await at(consentPath, 'POST');
    store.back();
    expect([store.step.value, store.work.value]).to.deep.equal(['form', 'none']);
    store.type('accountNumber', '0012');
    pending.answer({});
    expect([await consented, store.step.value, store.form.value.accountNumber]).to.deep.equal([false, 'form', '0012']);
  });

  it('an OTP that is being sent again does not keep the creator from the consent', async () => {
    const { store, sentTo, at, toOtp } = start();
    await toOtp();
    const resent = store.resend();
    await at(otpPath, 'POST', 1);
    store.back();
    expect([await resent, store.step.value, store.work.value]).to.deep.equal([false, 'consent', 'none']);
    void store.submitConsent();
    await at(consentPath, 'POST', 1);
    expect(sentTo(otpPath, 'POST')).to.have.length(2);
  });

  it('checks an OTP that is complete while another one is being sent', async () => {
    const { store, at, toOtp } = start();
    await toOtp();
    const resent = store.resend();
    await at(otpPath, 'POST', 1);
    void store.submitOtp('123456');
    expect((await at(otpPath, 'POST', 2)).body).to.deep.equal({ otp: '123456' });
    expect([await resent, store.work.value]).to.deep.equal([false, 'confirm']);
  });

  it('stays where it is while the details are being saved: what is sent is what was confirmed', async () => {
    const { store, at, toOtp } = start();
    await toOtp();
    const confirmed = store.submitOtp('123456');
    const check = await at(otpPath, 'POST', 1);
    store.back();
    expect(store.step.value).to.equal('otp');
    check.answer({});
    const save = await at(detailsPath, 'POST');
    store.back();
    expect([store.step.value, save.body['accountNumber']]).to.deep.equal(['otp', account.accountNumber]);
    save.answer({}, 503);
    await confirmed;
    store.back();
    expect(store.step.value).to.equal('consent');
  });
});
