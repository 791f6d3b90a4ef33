import { expect } from '@open-wc/testing';
import { autoDmStore } from '../../../src/features/auto-dm/auto-dm-store';
import { bankDetailsStore } from '../../../src/features/bank-details/bank-details-store';
import { loginStore } from '../../../src/features/login/login-store';
import { runtimeOf } from '../../support/open-element';
import { createWorld, type World } from '../../support/world';

interface Outbox { messages: { channel: string; otp?: string }[] }

/**
 * A network that breaks after the work is done and before the answer: Chromium sends what went over a kept-alive
 * connection again by itself, and here the creator tries again as well.
 */
const lose = (world: World, path: string) => world.control('faults', { method: 'POST', path, lose: true });
const mend = (world: World) => world.control('faults', undefined, 'DELETE');

describe('a POST that arrives more than once, with one Idempotency-Key, does its work once', () => {
  let world: World;
  const start = async (scenario: string) => {
    world = await createWorld({ scenario });
    await world.login();
    await world.control('requests', undefined, 'DELETE');
    return runtimeOf(world);
  };
  afterEach(() => world.dispose());
  const smsCount = async () => (await world.control<Outbox>('outbox')).messages.filter(({ channel }) => channel === 'sms').length;
  /** How often it arrived, and under how many keys. */
  const arrived = async (path: string) => {
    const all = (await world.requests()).filter((request) => request.path === path && request.method === 'POST');
    return { more: all.length > 1, keys: new Set(all.map(({ headers }) => headers['idempotency-key'])).size };
  };

  it('sends one OTP to log in with, and one that is asked for again', async () => {
    const store = (await start('new-creator')).use(loginStore).of({});
    const before = await smsCount();
    await lose(world, '/auth/request-otp');
    expect(await store.requestOtp('9876543210')).to.equal(false);
    await mend(world);
    expect(await store.requestOtp('9876543210')).to.equal(true);
    expect(await smsCount()).to.equal(before + 1);
    expect(await arrived('/auth/request-otp')).to.deep.equal({ more: true, keys: 1 });

    await world.control('clock', { advance_days: 0.001 });
    await lose(world, '/auth/resend-otp');
    expect(await store.resend()).to.equal(false);
    await mend(world);
    expect(await store.resend()).to.equal(true);
    expect(await smsCount()).to.equal(before + 2);
    expect(await arrived('/auth/resend-otp')).to.deep.equal({ more: true, keys: 1 });
  });

  it('logs in, although the OTP works once, and tells of the login once', async () => {
    const runtime = await start('new-creator');
    const store = runtime.use(loginStore).of({});
    await store.requestOtp('9876540000');
    const { messages } = await world.control<Outbox>('outbox');
    const otp = messages.find(({ channel }) => channel === 'sms')?.otp ?? '';
    await lose(world, '/auth/login');
    expect(await store.logIn(otp)).to.equal('failed');
    await mend(world);
    await lose(world, '/auth/post-login-event');
    await store.logIn(otp);
    await mend(world);
    expect(await store.logIn(otp)).to.equal('unregistered');
    expect(await arrived('/auth/login')).to.deep.equal({ more: true, keys: 1 });
    expect(await arrived('/auth/post-login-event')).to.deep.equal({ more: true, keys: 1 });
    store.reset();
  });

  it('adds one trigger word', async () => {
    const store = (await start('busy-creator')).use(autoDmStore);
    await lose(world, '/home/send-custom-word');
    const refused = await store.add(['saree'], () => undefined).then(() => false, () => true);
    expect(refused).to.equal(true);
    await mend(world);
    await store.add(['saree'], () => undefined);
    const load = store.words.load.peek();
    expect(load.state === 'ready' && load.value.filter(({ keyword }) => keyword === 'saree').length).to.equal(1);
    expect(await arrived('/home/send-custom-word')).to.deep.equal({ more: true, keys: 1 });
  });

  it('saves bank details once, after one consent and one OTP', async () => {
    const store = (await start('payment-pending')).use(bankDetailsStore).of({});
    await store.ensure();
    store.edit();
    const typed = { accountHolderName: 'Asha Rao', accountNumber: '004512348876', accountNumberAgain: '004512348876', ifsc: 'HDFC0001234' } as const;
    for (const [field, text] of Object.entries(typed)) store.type(field as keyof typeof typed, text);
    await store.submitForm();
    store.agree(true);
    const before = await smsCount();
    for (const path of ['/consent', '/otp'] as const) {
      await lose(world, `/v1/user-bank-details${path}`);
      expect(await store.submitConsent()).to.equal(false);
      await mend(world);
    }
    expect(await store.submitConsent()).to.equal(true);
    expect(await smsCount()).to.equal(before + 1);
    const otp = (await world.control<Outbox>('outbox')).messages.find(({ channel }) => channel === 'sms')?.otp ?? '';
    for (const path of ['/otp', '']) {
      await lose(world, `/v1/user-bank-details${path}`);
      await store.submitOtp(otp);
      expect(store.step.peek()).to.equal('otp');
      await mend(world);
    }
    await store.submitOtp(otp);
    expect(store.step.peek()).to.equal('done');
    expect(await arrived('/v1/user-bank-details/consent')).to.deep.equal({ more: true, keys: 2 });
    expect(await arrived('/v1/user-bank-details')).to.deep.equal({ more: true, keys: 1 });
    expect(await smsCount()).to.equal(before + 1);
    store.reset();
  });

  it('refuses a key that belongs to another request', async () => {
    await start('busy-creator');
    const post = (keyword: string) => fetch(`${world.apiBase}/home/send-custom-word`, {
      method: 'POST', body: JSON.stringify({ keyword }), headers: { 'content-type': 'application/json', 'idempotency-key': 'k1' },
    });
    const statuses = [];
    for (const word of ['saree', 'saree', 'kurti']) statuses.push((await post(word)).status);
    expect(statuses).to.deep.equal([200, 200, 422]);
  });
});
