import type { Fault } from './faults';

/**
 * Calls whose failure leaves out a part of the screen without a word, each by a decision (docs/decisions.md). A cell is
 * excused from saying what is missing only; everything else holds.
 */
export const silent: Readonly<Record<string, string>> = {
  'GET /home/get-content-inspiration': 'an offer of ideas below the list, left out where it fails (E46)',
  'GET /home/get-milestone-incentive-data': 'the next reward below the list, left out where it fails (E46)',
  'GET /1.0/affiliate/dynamic-widget/fetch-active-on-mcc': 'a banner (E46)',
  'POST /v1/performance/daily': 'an optional chart, left out for this visit where it fails (E293)',
  'GET /v1/performance/perf/post-count': 'the numbers in the tabs, left out where they are unknown (A13)',
};

/** Calls that an API may lack, or have in another shape: the screen is then as it was before them. */
export const optional: Readonly<Record<string, string>> = {
  'creator-home × GET /v1/earnings': 'Home had no earnings before (C1, E296)',
  'creator-earnings, payment × GET /v1/earnings/payments/{id}/orders': 'a payment named no orders before (E295)',
};

/** With these an API says that it lacks a call, or has another one. */
export const lackingCall = ({ name, kind }: Fault): boolean => name === '404' || name === '501' || kind === 'not an answer' || kind === 'another answer';

/** Failures that a page is not told of with `creator-error`. */
export const untold: Readonly<Record<string, string>> = {
  'creator-collection × GET /v1/collection/{id} × 401': 'a public page has no session that could have ended; the creator sees the error and Retry',
};
