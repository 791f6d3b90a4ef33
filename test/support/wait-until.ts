// eslint-disable-next-line no-restricted-imports -- this is where it is made patient
import { waitUntil as wait } from '@open-wc/testing';

/**
 * The time limit of a wait. A quiet machine needs a few hundred milliseconds; the rest is for a machine that is busy
 * with other programs. A test's own time limit is longer, so that the failed wait is named.
 */
export const patienceMs = 15_000;

/** The source of the condition, if the caller gives no message. */
const sourceOf = (condition: () => unknown) => `never: ${String(condition).replace(/\s+/g, ' ').slice(0, 300)}`;

/** Waits until the condition is true, and fails with the message if it never is. */
export function waitUntil(condition: () => unknown, message = sourceOf(condition)): Promise<void> {
  return wait(condition, message, { timeout: patienceMs }) as Promise<void>;
}
