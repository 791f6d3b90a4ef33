import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A random name of letters and digits. */
export const randomCode = (bytes = 9): string => randomBytes(bytes).toString('base64url').replaceAll(/[-_]/g, 'x');
export const randomToken = (): string => randomBytes(32).toString('base64url');
export const randomOtp = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');
/** Only hashes of sessions are stored, so that a copy of the database gives no access. */
export const hashed = (token: string): string => createHash('sha256').update(token).digest('hex');
