import type { InStatement } from '@libsql/client';
import {
  getRegistrationInfo, getUserProfile, logIn, requestOtp, resendOtp, sendPostLoginEvent,
} from '../../../src/api/contract/auth';
import { enrol, normalPhone } from '../creators';
import { sendOtp } from '../messages';
import { Refusal } from '../refusal';
import type { Server } from '../serve';
import { startSession } from '../sessions';
import { randomCode, randomOtp } from '../tokens';
import { numberOf, textOf } from '../world';

const otpLifetime = 5 * 60_000;
const otpTries = 5;
const resendWait = 30_000;

/** Login with a phone number and a one-time password (specification section 4). */
export function serveAuth(server: Server): void {
  server.open(requestOtp, async ({ world, context }, { body }) => {
    const phone = normalPhone(body.phone_number);
    const now = world.now();
    const request = randomCode(12);
    const code = randomOtp();
    await world.write([
      {
        sql: 'INSERT INTO otps (request_id, phone, instance_id, code, sent_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
        args: [request, phone, body.instanceId, code, now, now + otpLifetime],
      },
      sendOtp(world, context.req.raw, phone, code),
    ]);
    return { request_id: request };
  });

  server.open(resendOtp, async ({ world, context }, { body }) => world.exclusive(async () => {
    const otp = await world.row('SELECT * FROM otps WHERE request_id = ? AND instance_id = ?', [body.requestId, body.instanceId]);
    if (!otp || numberOf(otp.used) === 1) throw new Refusal(400, 'Ask for a new OTP');
    const now = world.now();
    const wait = Math.ceil((numberOf(otp.sent_at) + resendWait - now) / 1000);
    if (wait > 0) throw new Refusal(400, `Please wait ${wait} seconds before asking for another OTP`);
    const code = randomOtp();
    await world.write([
      { sql: 'UPDATE otps SET code = ?, sent_at = ?, expires_at = ?, tries = 0 WHERE request_id = ?', args: [code, now, now + otpLifetime, body.requestId] },
      sendOtp(world, context.req.raw, textOf(otp.phone), code),
    ]);
    return { message: 'OTP sent' };
  }));

  server.open(logIn, async ({ world, context }, { body }) => {
    const phone = normalPhone(body.phone_number);
    const creator = await world.exclusive(async () => {
      const otp = await world.row('SELECT * FROM otps WHERE request_id = ? AND instance_id = ?', [body.request_id, body.instance_id]);
      const update = (sql: string): InStatement => ({ sql: `UPDATE otps SET ${sql} WHERE request_id = ?`, args: [body.request_id] });
      if (!otp || textOf(otp.phone) !== phone || numberOf(otp.used) === 1) throw new Refusal(400, 'Ask for a new OTP');
      if (world.now() > numberOf(otp.expires_at)) throw new Refusal(400, 'The OTP has expired. Ask for a new one.');
      if (numberOf(otp.tries) >= otpTries) throw new Refusal(400, 'Too many tries. Ask for a new OTP.');
      if (textOf(otp.code) !== body.otp) {
        await world.write([update('tries = tries + 1')]);
        throw new Refusal(401, 'The OTP is not correct');
      }
      await world.write([update('used = 1')]);
      return enrol(world, phone);
    });
    await startSession(world, context, creator.id);
    return { user_id: creator.id, phone_number: creator.phone };
  }, async ({ world, context }, { user_id: id }) => startSession(world, context, id));

  server.guarded(getUserProfile, async ({ creator }) => ({ user_id: creator.id, phone_number: creator.phone }));

  server.guarded(getRegistrationInfo, async ({ creator }, { query }) => {
    if (query.user_id !== creator.id) throw new Refusal(404, 'This user does not exist');
    return { isUserRegistered: creator.registered };
  });

  server.guarded(sendPostLoginEvent, async ({ world }, { body }) => {
    await world.write([{ sql: 'INSERT INTO events (kind, body, at) VALUES (?, ?, ?)', args: ['post-login', JSON.stringify(body), world.now()] }]);
    return { message: 'Noted' };
  });
}
