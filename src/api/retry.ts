import { requestTimeoutMs } from '../domain/limits';
import type { Retry } from './contract/call';

const attempts: Record<Retry, number> = { read: 3, once: 2, never: 1 };
const overallMs = 10_000;
const longestRetryAfterSeconds = 30;
const passing = new Set([502, 503, 504]);

/** The delay before the next attempt in ms; undefined means no further attempt. */
function delayBefore(response: Response | undefined, retry: Retry): number | undefined {
  if (response?.status === 429 && retry === 'read') {
    const seconds = Number(response.headers.get('retry-after') ?? NaN);
    // A little later, each at another moment: all that were refused were told the same.
    return seconds >= 0 && seconds <= longestRetryAfterSeconds ? seconds * 1000 * (1 + Math.random() / 5) : undefined;
  }
  if (response && !passing.has(response.status)) return undefined;
  return 300 + Math.random() * 900;
}

/** What limits the repetitions of all calls of a client together: those that good answers have not paid for yet (decision E348). */
export interface RetryBudget {
  /** After what was lost on the way, which is what slow networks do. */
  lost: number;
  /** After a refusal of the server, which has too much to do. */
  refused: number;
}

const most: RetryBudget = { lost: 10, refused: 2 };
const kindOf = (response: Response | undefined) => (response ? 'refused' : 'lost');

/** Every tenth good answer pays for a repetition of each kind. */
function payWith(response: Response | undefined, budget: RetryBudget): void {
  if (response?.ok) for (const kind of ['lost', 'refused'] as const) budget[kind] = Math.max(0, budget[kind] - 0.1);
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/**
 * Sends a request, and repeats it if that is allowed: on network failure, 502, 503 and 504, within ten seconds in
 * total, while the budget allows it. Rejects with the last failure.
 */
export async function sendWithRetry(
  send: () => Promise<Response>,
  retry: Retry,
  signal: AbortSignal,
  budget: RetryBudget,
): Promise<Response> {
  let waited = 0;
  for (let attempt = 1; ; attempt++) {
    const start = Date.now();
    const outcome = await send().then(
      (response) => ({ response, error: undefined }),
      (error: unknown) => ({ response: undefined, error }),
    );
    // An attempt that took longer than it may was sent by a page that has stood still since (decision E404).
    waited += Math.min(Date.now() - start, requestTimeoutMs);
    payWith(outcome.response, budget);
    const kind = kindOf(outcome.response);
    const delay = delayBefore(outcome.response, retry);
    const last =
      budget[kind] > most[kind] - 1 || attempt >= attempts[retry] || delay === undefined || signal.aborted ||
      (waited + delay > overallMs && outcome.response?.status !== 429);
    if (last) {
      if (outcome.response) return outcome.response;
      throw outcome.error;
    }
    budget[kind]++;
    waited += delay;
    await wait(delay, signal);
    if (signal.aborted) throw outcome.error ?? new DOMException('aborted', 'AbortError');
  }
}
