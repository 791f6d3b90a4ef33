// Written by npm run scenarios from what the sandbox answers; not to be edited.
import type { Recording } from '../recording';

/** The scenarios that need no back end, each loaded on request. */
export const recordings: Readonly<Record<string, () => Promise<{ recording: Recording }>>> = {
  'new-creator': () => import('./new-creator'),
  'busy-creator': () => import('./busy-creator'),
  'reconnect-required': () => import('./reconnect-required'),
  'awkward-data': () => import('./awkward-data'),
  'payment-paid': () => import('./payment-paid'),
  'payment-pending': () => import('./payment-pending'),
  'payment-upcoming': () => import('./payment-upcoming'),
  'payment-null': () => import('./payment-null'),
};
