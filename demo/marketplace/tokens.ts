import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A random name in letters and digits. */
export const randomCode = (bytes = 9): string => randomBytes(bytes).toString('base64url').replaceAll(/[-_]/g, 'x');
export const randomToken = (): string => randomBytes(32).toString('base64url');
export const randomOtp = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');
/** Sessions are kept hashed, so that a copy of the database logs nobody in. */
export const hashed = (token: string): string => createHash('sha256').update(token).digest('hex');
