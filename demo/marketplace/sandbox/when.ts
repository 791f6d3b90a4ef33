import { numberOf } from '../world';

/** A time for a reader in India. */
export const when = (time: unknown): string =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' }).format(numberOf(time));
