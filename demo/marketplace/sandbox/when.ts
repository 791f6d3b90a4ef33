import { numberOf } from '../world';

/** A moment as a person in India reads it. */
export const when = (time: unknown): string =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' }).format(numberOf(time));
