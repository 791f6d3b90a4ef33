import { expect } from '@open-wc/testing';
import { brand } from '../../../demo/marketplace/brand';
import { createRuntime } from '../../../src/runtime';
import { loginStore } from '../../../src/features/login/login-store';
import { sessionStore } from '../../../src/features/shared/session/session-store';
import type { Host } from '../../../src/bridge/host';
import { createAnsweringFetch } from '../../support/answering-fetch';
import { waitUntil } from '../../support/wait-until';

const requestPath = '/auth/request-otp';
const resendPath = '/auth/resend-otp';
const loginPath = '/auth/login';
const infoPath = '/auth/registration-info';
const eventPath = '/auth/post-login-event';
const number = '9876543210';
const key = 'creator:tab:otp:/api';

function start({ ephemeral = true, host = undefined as Host | undefined } = {}) {
  const net = createAnsweringFetch();
  const notes: string[] = [];
  const runtime = createRuntime({ ephemeral, fetch: net.fetch, brand, host, onEvent: ({ note }) => notes.push(note) });
  const store = runtime.use(loginStore).of({});
  const withOtp = async () => {
    const sent = store.requestOtp(number);
    (await net.at(requestPath)).answer({ request_id: 'r1' });
    return sent;
  };
  const state = () => [store.step.value, store.work.value, store.error.value?.field, store.phone.value];
  return { net, notes, runtime, store, withOtp, state };
}

describe('loginStore', () => {
  afterEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('refuses what is no phone number before it asks', async () => {
    const { net, store, state } = start();
    expect(await store.requestOtp('12')).to.equal(false);
    expect(store.error.value).to.deep.equal({ field: 'phone', cause: 'phone-format' });
    expect([state(), net.asked.length]).to.deep.equal([['phone', 'none', 'phone', ''], 0]);
    store.typed();
    expect(store.error.value).to.equal(undefined);
  });

  it('asks for an OTP, once, and says when another one may be requested', async () => {
    const { net, store, state } = start();
    await store.requestOtp('12');
    const before = Date.now();
    const sent = store.requestOtp(' 98765 43210 ');
    expect([state(), await store.requestOtp(number)]).to.deep.equal([['phone', 'otp', undefined, ''], false]);
    const { body } = await net.at(requestPath);
    expect(body['phone_number']).to.equal(number);
    expect(body['instanceId']).to.match(/\w{8}/);
    net.asked[0]?.answer({ request_id: 'r1' });
    expect(await sent).to.equal(true);
    expect([state(), net.asked.length]).to.deep.equal([['otp', 'none', undefined, number], 1]);
    expect(store.resendAt.value).to.be.within(before + 30_000, Date.now() + 30_000);
  });

  it('notes an OTP that was not sent, and stays where it is', async () => {
    const { net, notes, store, state } = start();
    const sent = store.requestOtp(number);
    (await net.at(requestPath)).answer({}, 400);
    expect(await sent).to.equal(false);
    expect(state()).to.deep.equal(['phone', 'none', 'phone', '']);
    expect([notes.filter((note) => note === 'otp_delivered: false').length, store.resendAt.value]).to.deep.equal([1, 0]);
  });

  it('sends another OTP of the same request, whose failure is one of the OTP', async () => {
    const { net, notes, store, withOtp, state } = start();
    await withOtp();
    const failed = store.resend();
    (await net.at(resendPath)).answer({}, 400);
    expect(await failed).to.equal(false);
    expect([state(), notes.includes('otp_delivered: false')]).to.deep.equal([['otp', 'none', 'otp', number], true]);
    store.resendAt.value = 0;
    const again = store.resend();
    expect([store.error.value, store.work.value]).to.deep.equal([undefined, 'resend']);
    store.error.value = { field: 'phone', cause: 'phone-format' };
    await store.resend();
    expect(store.error.value.cause, 'a second tap').to.equal('phone-format');
    const { body } = await net.at(resendPath, 1);
    expect(body).to.deep.equal({ instanceId: net.to(requestPath)[0]?.body['instanceId'], requestId: 'r1' });
    net.to(resendPath)[1]?.answer({});
    expect([await again, store.resendAt.value > Date.now()]).to.deep.equal([true, true]);
  });

  it('goes back to the number, which stays', async () => {
    const { store, withOtp, state } = start({ ephemeral: false });
    await withOtp();
    await store.logIn('12');
    expect(store.error.value).to.deep.equal({ field: 'otp', cause: 'otp-format' });
    store.changeNumber();
    expect(state()).to.deep.equal(['phone', 'none', undefined, number]);
    expect(start({ ephemeral: false }).store.step.value).to.equal('phone');
  });

  it('logs in with the OTP, checks the registration and begins the session', async () => {
    const { net, store, runtime, withOtp, state } = start();
    await withOtp();
    expect(await store.logIn('12345')).to.equal('failed');
    const outcome = store.logIn('123456');
    expect(state()).to.deep.equal(['otp', 'login', undefined, number]);
    expect(await store.logIn('123456'), 'a second tap').to.equal('failed');
    const { body } = await net.at(loginPath);
    expect(body).to.deep.equal({ request_id: 'r1', instance_id: net.to(requestPath)[0]?.body['instanceId'], phone_number: number, otp: '123456', login_type: brand.loginType });
    net.to(loginPath)[0]?.answer({ user_id: 'u7' });
    const info = await net.at(infoPath);
    expect([info.query, runtime.use(sessionStore).isAnonymous()]).to.deep.equal([{ user_id: 'u7' }, true]);
    info.answer({ isUserRegistered: true });
    expect([await outcome, runtime.use(sessionStore).$userId.get(), net.to(eventPath).length]).to.deep.equal(['registered', 'u7', 0]);
    expect(net.to(loginPath).length).to.equal(1);
  });

  it('reports a login of somebody who is not in the programme, with the same time however often', async () => {
    const { net, store, runtime, withOtp } = start();
    await withOtp();
    const first = store.logIn('123456');
    (await net.at(loginPath)).answer({ user_id: 'u7' });
    (await net.at(infoPath)).answer({ isUserRegistered: false });
    const told = await net.at(eventPath);
    expect(told.body).to.deep.include({ user_id: 'u7', client_type: 'web' });
    expect(Date.parse(String(told.body['login_time']))).to.be.closeTo(Date.now(), 20_000);
    told.answer({}, 400);
    expect([await first, store.error.value?.field]).to.deep.equal(['unregistered', 'otp']);
    const second = store.logIn('123456');
    (await net.at(infoPath, 1)).answer({ isUserRegistered: false });
    (await net.at(eventPath, 1)).answer({});
    expect([await second, net.to(loginPath).length, runtime.use(sessionStore).isAnonymous()]).to.deep.equal(['unregistered', 1, true]);
    expect(net.to(eventPath)[1]?.body).to.deep.equal(told.body);
  });

  it('says that an app reports it', async () => {
    const { net, store, withOtp } = start({ host: { kind: 'ios' } as Host });
    await withOtp();
    void store.logIn('123456');
    (await net.at(loginPath)).answer({ user_id: 'u7' });
    (await net.at(infoPath)).answer({ isUserRegistered: false });
    expect((await net.at(eventPath)).body['client_type']).to.equal('app');
  });

  it('uses an OTP that has worked no second time, and a new one or another number again', async () => {
    const { net, store, withOtp } = start();
    await withOtp();
    const first = store.logIn('123456');
    (await net.at(loginPath)).answer({ user_id: 'u7' });
    (await net.at(infoPath)).answer({}, 400);
    expect([await first, store.error.value?.field]).to.deep.equal(['failed', 'otp']);
    void store.logIn('654321');
    (await net.at(loginPath, 1)).answer({}, 400);
    await waitUntil(() => store.work.value === 'none');
    const other = store.requestOtp(number);
    (await net.at(requestPath, 1)).answer({ request_id: 'r2' });
    expect(await other).to.equal(true);
    void store.logIn('123456');
    expect((await net.at(loginPath, 2)).body).to.deep.include({ request_id: 'r2', otp: '123456' });
  });

  it('goes on after a reload with the pending OTP, and no longer than it is valid', async () => {
    const before = start({ ephemeral: false });
    await before.withOtp();
    const { net, store, state } = start({ ephemeral: false });
    expect([state(), store.resendAt.value]).to.deep.equal([['otp', 'none', undefined, number], before.store.resendAt.value]);
    void store.logIn('123456');
    expect((await net.at(loginPath)).body).to.deep.include({ request_id: 'r1', instance_id: before.net.asked[0]?.body['instanceId'] });
    const { now } = Date;
    const later = (ms: number) => {
      Date.now = () => now.call(Date) + ms;
      try {
        return start({ ephemeral: false }).store.step.value;
      } finally {
        Date.now = now;
      }
    };
    expect([later(4.9 * 60_000), later(5 * 60_000), later(-60_000)]).to.deep.equal(['otp', 'phone', 'phone']);
    const { until } = JSON.parse(sessionStorage.getItem(key) ?? '') as { until: number };
    const at = (time: number) => {
      Date.now = () => time;
      try {
        return start({ ephemeral: false }).store.step.value;
      } finally {
        Date.now = now;
      }
    };
    expect([at(until - 1), at(until), at(until - 5 * 60_000), at(until - 5 * 60_000 - 1)]).to.deep.equal(['otp', 'phone', 'otp', 'phone']);
  });

  it('believes no other content of the storage', () => {
    const whole = { phone: number, requestId: 'r1', instanceId: 'i1', resendAt: 5, until: Date.now() + 60_000 };
    const stepWith = (kept: unknown) => {
      sessionStorage.setItem(key, JSON.stringify(kept));
      return start({ ephemeral: false }).store.step.value;
    };
    expect(stepWith(whole)).to.equal('otp');
    for (const name of Object.keys(whole)) expect(stepWith({ ...whole, [name]: null }), name).to.equal('phone');
    expect([stepWith(null), stepWith({ ...whole, until: String(whole.until) })]).to.deep.equal(['phone', 'phone']);
  });

  it('is forgotten when somebody is logged in', async () => {
    const { net, store, withOtp } = start({ ephemeral: false });
    await withOtp();
    const done = store.logIn('123456');
    (await net.at(loginPath)).answer({ user_id: 'u7' });
    (await net.at(infoPath)).answer({ isUserRegistered: true });
    await done;
    expect(start({ ephemeral: false }).store.step.value).to.equal('phone');
  });

  it('ends with its form: aborts, empties it, and deletes its own pending OTP only', async () => {
    const { net, notes, store, withOtp, state } = start({ ephemeral: false });
    await withOtp();
    const sent = store.resend();
    const asked = await net.at(resendPath);
    store.reset();
    expect([await sent, asked.aborted, state(), store.error.value]).to.deep.equal([false, true, ['phone', 'none', undefined, ''], undefined]);
    expect([start({ ephemeral: false }).store.step.value, notes.length]).to.deep.equal(['phone', 0]);
    await start({ ephemeral: false }).withOtp();
    store.reset();
    expect(start({ ephemeral: false }).store.step.value).to.equal('otp');
  });

  it('logs in anew after a reset', async () => {
    const { net, store, withOtp } = start();
    await withOtp();
    const first = store.logIn('123456');
    (await net.at(loginPath)).answer({ user_id: 'u7' });
    (await net.at(infoPath)).answer({}, 400);
    await first;
    void store.logIn('123456');
    const info = await net.at(infoPath, 1);
    store.reset();
    expect(info.aborted).to.equal(true);
    void store.logIn('123456');
    expect((await net.at(loginPath, 1)).body).to.deep.include({ request_id: '', phone_number: '' });
  });

  it('has nothing to end, and no request, before an OTP was asked for', async () => {
    const { net, store } = start({ ephemeral: false });
    store.reset();
    const other = start();
    void other.store.logIn('123456');
    expect([net.asked.length, (await other.net.at(loginPath)).body['request_id']]).to.deep.equal([0, '']);
  });

  it('another number ends what is pending for the first one, and can have its OTP at once', async () => {
    const { net, notes, store, state, withOtp } = start({ ephemeral: false });
    await withOtp();
    const resent = store.resend();
    const pending = await net.at(resendPath);
    store.changeNumber();
    expect([await resent, pending.aborted, state().slice(0, 3)]).to.deep.equal([false, true, ['phone', 'none', undefined]]);
    void store.requestOtp('9876500000');
    expect((await net.at(requestPath, 1)).body['phone_number']).to.equal('9876500000');
    expect([sessionStorage.getItem(key), notes]).to.deep.equal([null, []]);
  });

  it('logs in with an OTP that is complete while another one is being sent', async () => {
    const { net, store, withOtp } = start();
    await withOtp();
    const resent = store.resend();
    await net.at(resendPath);
    void store.logIn('123456');
    expect((await net.at(loginPath)).body['otp']).to.equal('123456');
    expect([await resent, store.work.value, store.error.value]).to.deep.equal([false, 'login', undefined]);
  });
});
