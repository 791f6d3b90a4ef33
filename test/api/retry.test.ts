import { expect } from '@open-wc/testing';
import type { Retry } from '../../src/api/contract/call';
import { type RetryBudget, sendWithRetry } from '../../src/api/retry';
import { pretend, restoreDevice } from '../support/device';

const lost = new TypeError('Failed to fetch');
const answer = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers });

interface Sending {
  readonly answers: readonly (Response | Error)[];
  readonly retry?: Retry;
  readonly budget?: RetryBudget;
  /** From 0 to below 1, as `Math.random` gives it for each pause. */
  readonly luck?: number;
  /** How long each answer takes, in ms. */
  readonly answerMs?: number;
  readonly abort?: AbortController;
}

/** What comes of it, on a clock of its own: the pauses pass at once, and are added up. */
async function sent({ answers, retry = 'read', budget = { lost: 0, refused: 0 }, luck = 0, answerMs = 0, abort = new AbortController() }: Sending) {
  const pauses: number[] = [];
  const { setTimeout: begin } = window;
  let now = 1000;
  let tries = 0;
  pretend(Date, 'now', () => now);
  pretend(Math, 'random', () => luck);
  pretend(window, 'setTimeout', (act: () => void, ms = 0) => {
    pauses.push(ms);
    now += ms;
    return begin(act);
  });
  const next = () => {
    const one = answers[Math.min(tries++, answers.length - 1)];
    now += answerMs;
    return one instanceof Response ? Promise.resolve(one) : Promise.reject(one ?? lost);
  };
  const outcome = await sendWithRetry(next, retry, abort.signal, budget).then(({ status }) => status, (error: unknown) => error);
  restoreDevice();
  return { outcome, tries, pauses, budget };
}

describe('the repetitions of a call', () => {
  afterEach(restoreDevice);

  for (const [retry, tries] of [['read', 3], ['once', 2], ['never', 1]] as const) {
    it(`[API-02] are ${tries - 1} of a call of the kind '${retry}', and end with the last failure`, async () => {
      expect(await sent({ answers: [answer(502), answer(503), answer(504)], retry })).to.include({ outcome: [502, 503, 504][tries - 1], tries });
      expect(await sent({ answers: [lost], retry })).to.include({ outcome: lost, tries });
    });
  }

  for (const status of [200, 204, 400, 401, 404, 409, 500, 501, 505]) {
    it(`are none after ${status}`, async () => {
      expect(await sent({ answers: [answer(status)] })).to.deep.include({ outcome: status, tries: 1, pauses: [] });
    });
  }

  it('begin after 0.3 to 1.2 seconds, each at another moment', async () => {
    expect((await sent({ answers: [lost], luck: 0 })).pauses).to.deep.equal([300, 300]);
    expect((await sent({ answers: [answer(503), answer(200)], luck: 0.5 })).pauses).to.deep.equal([750]);
    expect((await sent({ answers: [lost, answer(200)], luck: 1 })).pauses).to.deep.equal([1200]);
  });

  describe('after 429', () => {
    const refused = (after: string) => answer(429, { 'retry-after': after });

    it('wait as long as Retry-After says, and up to a fifth longer, so that not all come back at once', async () => {
      expect(await sent({ answers: [refused('10'), answer(200)], luck: 0 })).to.deep.include({ outcome: 200, pauses: [10_000] });
      expect(await sent({ answers: [refused('10'), answer(200)], luck: 1 })).to.deep.include({ outcome: 200, pauses: [12_000] });
      expect(await sent({ answers: [refused('0'), answer(200)], luck: 1 })).to.deep.include({ outcome: 200, pauses: [0] });
    });

    it('wait 30 seconds at most', async () => {
      expect(await sent({ answers: [refused('30'), answer(200)] })).to.deep.include({ outcome: 200, pauses: [30_000] });
      expect(await sent({ answers: [refused('31'), answer(200)] })).to.deep.include({ outcome: 429, tries: 1 });
    });

    for (const after of ['-1', 'soon', 'Wed, 21 Oct 2026 07:28:00 GMT']) {
      it(`are none where Retry-After is '${after}'`, async () => {
        expect(await sent({ answers: [refused(after), answer(200)] })).to.deep.include({ outcome: 429, tries: 1 });
      });
    }

    it('are none without Retry-After, and none of a write', async () => {
      expect(await sent({ answers: [answer(429), answer(200)] })).to.deep.include({ outcome: 429, tries: 1 });
      expect(await sent({ answers: [refused('1'), answer(200)], retry: 'once' })).to.deep.include({ outcome: 429, tries: 1 });
    });
  });

  describe('end after ten seconds in all', () => {
    it('with a pause that ends at ten seconds as the last', async () => {
      expect(await sent({ answers: [lost, lost, answer(200)], answerMs: 4700 })).to.deep.include({ outcome: 200, tries: 3 });
      expect(await sent({ answers: [lost, lost, answer(200)], answerMs: 4701 })).to.deep.include({ outcome: lost, tries: 2 });
      expect(await sent({ answers: [answer(503), answer(503), answer(200)], answerMs: 4701 })).to.deep.include({ outcome: 503, tries: 2 });
    });

    it('of which those that a page has stood still do not count', async () => {
      expect(await sent({ answers: [lost, answer(200)], answerMs: 60_000 })).to.deep.include({ outcome: 200, tries: 2 });
      expect(await sent({ answers: [lost], answerMs: 60_000 })).to.deep.include({ outcome: lost, tries: 2 });
    });

    it('except where the server itself says when', async () => {
      expect(await sent({ answers: [lost, answer(429, { 'retry-after': '1' }), answer(200)], answerMs: 4701 })).to.deep.include({ outcome: 200, tries: 3 });
    });
  });

  describe('of all calls of a client share a budget', () => {
    it('of ten after what was lost on the way, and two after a refusal', async () => {
      expect(await sent({ answers: [lost], budget: { lost: 9, refused: 0 } })).to.deep.include({ tries: 2, budget: { lost: 10, refused: 0 } });
      expect(await sent({ answers: [lost], budget: { lost: 9.5, refused: 0 } })).to.deep.include({ tries: 1, budget: { lost: 9.5, refused: 0 } });
      expect(await sent({ answers: [answer(503)], budget: { lost: 0, refused: 1 } })).to.deep.include({ tries: 2, budget: { lost: 0, refused: 2 } });
      expect(await sent({ answers: [answer(503)], budget: { lost: 0, refused: 1.1 } })).to.deep.include({ tries: 1, budget: { lost: 0, refused: 1.1 } });
    });

    it('in which one kind does not stop the other', async () => {
      expect(await sent({ answers: [lost], budget: { lost: 0, refused: 2 } })).to.deep.include({ tries: 3, budget: { lost: 2, refused: 2 } });
      expect(await sent({ answers: [answer(503)], budget: { lost: 10, refused: 0 } })).to.deep.include({ tries: 3, budget: { lost: 10, refused: 2 } });
    });

    it('into which every good answer pays a tenth, and no other answer', async () => {
      const { budget } = await sent({ answers: [answer(200)], budget: { lost: 5, refused: 1 } });
      expect(budget.lost).to.be.closeTo(4.9, 1e-9);
      expect(budget.refused).to.be.closeTo(0.9, 1e-9);
      for (const status of [400, 500]) expect((await sent({ answers: [answer(status)], budget: { lost: 5, refused: 1 } })).budget).to.deep.equal({ lost: 5, refused: 1 });
    });

    it('that never holds more than all of it', async () => {
      expect((await sent({ answers: [answer(200)], budget: { lost: 0.05, refused: 0 } })).budget).to.deep.equal({ lost: 0, refused: 0 });
    });
  });

  describe('whose caller is gone', () => {
    it('are none if it left before the answer', async () => {
      const abort = new AbortController();
      abort.abort();
      expect(await sent({ answers: [answer(503)], abort })).to.deep.include({ outcome: 503, tries: 1 });
    });

    it('end in the pause, which does not last on', async () => {
      for (const [first, name] of [[answer(503), 'AbortError'], [lost, 'TypeError']] as const) {
        const abort = new AbortController();
        const ended: unknown[] = [];
        pretend(window, 'setTimeout', () => 7);
        pretend(window, 'clearTimeout', (timer: unknown) => ended.push(timer));
        let tries = 0;
        const sending = sendWithRetry(() => (tries++, first instanceof Response ? Promise.resolve(first) : Promise.reject(first)), 'read', abort.signal, { lost: 0, refused: 0 });
        const failure = sending.then(() => undefined, (error: unknown) => error as Error);
        for (let step = 0; step < 10; step++) await Promise.resolve(); // until the pause has begun
        abort.abort();
        expect((await failure)?.name).to.equal(name);
        expect([tries, ended]).to.deep.equal([1, [7]]);
        restoreDevice();
      }
    });
  });
});
