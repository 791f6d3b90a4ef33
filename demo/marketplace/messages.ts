import type { InStatement } from '@libsql/client';
import { brand } from './brand';
import type { World } from './world';

const insert = 'INSERT INTO messages (channel, recipient, text, otp, at) VALUES (?, ?, ?, ?, ?)';

/** The last line has the format that browsers bind to the site (WebOTP). */
export const sendOtp = (world: World, request: Request, phone: string, code: string): InStatement => ({
  sql: insert,
  args: [
    'sms', phone,
    `${code} is your ${brand.name} OTP. It is valid for 5 minutes.\n@${new URL(world.origin(request)).hostname} #${code}`,
    code, world.now(),
  ],
});

export const sendDirectMessage = (world: World, to: string, text: string): InStatement => ({
  sql: insert, args: ['dm', to, text, null, world.now()],
});
