// eslint-disable-next-line no-restricted-imports -- this is where it is made patient
import { waitUntil as wait } from '@open-wc/testing';

/**
 * How long a test waits for what it expects to see. A quiet machine needs a few hundred milliseconds; the rest is for one
 * that is kept busy by other programs. A test's own time limit is longer still, so that the wait that failed names itself.
 */
export const patienceMs = 15_000;

/** What the condition looks at, for whom nobody has said it in words. */
const sourceOf = (condition: () => unknown) => `never: ${String(condition).replace(/\s+/g, ' ').slice(0, 300)}`;

/** Waits until the condition holds, and fails with the message where it never does. */
export function waitUntil(condition: () => unknown, message = sourceOf(condition)): Promise<void> {
  return wait(condition, message, { timeout: patienceMs }) as Promise<void>;
}
