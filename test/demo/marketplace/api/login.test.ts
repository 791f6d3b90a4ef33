import { expect } from '@open-wc/testing';
import { createWorld, type World } from '../../../support/world';
import { ask } from './ask';

interface Outbox { messages: { channel: string; to: string; text: string; otp?: string }[] }

const otpOf = async (world: World): Promise<string> => (await world.control<Outbox>('outbox')).messages[0]?.otp ?? '';

const request = async (world: World, phone: string): Promise<string> =>
  String((await ask(world, 'POST', '/auth/request-otp', { phone_number: phone, instanceId: 'here' })).body.request_id);

const logIn = (world: World, phone: string, id: string, otp: string) =>
  ask(world, 'POST', '/auth/login', { request_id: id, instance_id: 'here', phone_number: phone, otp, login_type: 'BAZAAR_SMS' });

describe('logging in to the sandbox', () => {
  it('takes the OTP from the SMS, whose last line browsers can read, once', async () => {
    const world = await createWorld();
    const id = await request(world, '9123456789');
    const { messages: [sms] } = await world.control<Outbox>('outbox');
    expect(sms?.to).to.equal('+919123456789');
    expect(sms?.text.split('\n').at(-1)).to.equal(`@${location.hostname} #${sms?.otp ?? ''}`);
    const first = await logIn(world, '+919123456789', id, sms?.otp ?? '');
    expect(first.status).to.equal(200);
    expect(first.body.phone_number).to.equal('+919123456789');
    expect((await logIn(world, '+919123456789', id, sms?.otp ?? '')).status).to.equal(400);
    expect((await ask(world, 'GET', '/auth/user-profile')).body.user_id).to.equal(first.body.user_id);
  });

  it('refuses a wrong OTP with 401, and every OTP after five wrong ones', async () => {
    const world = await createWorld();
    const id = await request(world, '9123456789');
    const otp = await otpOf(world);
    const wrong = otp === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { status, body } = await logIn(world, '9123456789', id, wrong);
      expect([status, body.error]).to.deep.equal([401, 'The OTP is not correct']);
    }
    expect((await logIn(world, '9123456789', id, otp)).status).to.equal(400);
  });

  it('refuses an OTP that has expired', async () => {
    const world = await createWorld();
    const id = await request(world, '9123456789');
    const otp = await otpOf(world);
    await world.control('clock', { advance_days: 0.004 });
    const { status, body } = await logIn(world, '9123456789', id, otp);
    expect([status, body.error]).to.deep.equal([400, 'The OTP has expired. Ask for a new one.']);
  });

  it('sends another OTP only after 30 seconds', async () => {
    const world = await createWorld();
    const id = await request(world, '9123456789');
    const resend = () => ask(world, 'POST', '/auth/resend-otp', { instanceId: 'here', requestId: id });
    const early = await resend();
    expect(early.status).to.equal(400);
    expect(early.body.error).to.match(/^Please wait \d+ seconds before asking for another OTP$/);
    await world.control('clock', { advance_days: 0.0005 });
    expect((await resend()).status).to.equal(200);
    expect((await logIn(world, '9123456789', id, await otpOf(world))).status).to.equal(200);
  });

  it('lets an unregistered number in, and tells so', async () => {
    const world = await createWorld();
    const id = await request(world, '9123450000');
    const { body } = await logIn(world, '9123450000', id, await otpOf(world));
    const info = await ask(world, 'GET', `/auth/registration-info?user_id=${String(body.user_id)}`);
    expect(info.body.isUserRegistered).to.equal(false);
    expect((await ask(world, 'GET', '/home/profile-data')).status).to.equal(403);
  });

  it('keeps a phone number, an unknown call and a stranger out', async () => {
    const world = await createWorld();
    expect((await ask(world, 'POST', '/auth/request-otp', { phone_number: '12345', instanceId: 'here' })).status).to.equal(400);
    expect((await ask(world, 'POST', '/auth/request-otp', { phone_number: 9123456789 })).status).to.equal(400);
    expect((await ask(world, 'GET', '/no/such/call')).status).to.equal(404);
    const { status, body, headers } = await ask(world, 'GET', '/home/profile-data');
    expect([status, body.error]).to.deep.equal([401, 'Please log in again']);
    expect(headers.get('x-request-id')).to.match(/^[\da-f-]{36}$/);
  });
});
