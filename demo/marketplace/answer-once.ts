import { Refusal } from './refusal';
import type { GuardedVisit, Visit } from './serve';
import { hashed } from './tokens';
import { textOf, type World } from './world';

/** Requests that are being answered now, so that a repeated request waits for the first. */
const underWay = new WeakMap<World, Map<string, Promise<unknown>>>();

/**
 * Processes a request with an `Idempotency-Key` once: a request with the same key (browsers repeat requests on a broken
 * connection) gets the first answer. A refusal is not stored. A key belongs to one request, so another request with it
 * is refused.
 */
export async function answerOnce(
  visit: Visit, input: object, answer: () => Promise<unknown>, repeated: (first: unknown) => Promise<void> | undefined,
): Promise<unknown> {
  const { world, context } = visit;
  const key = context.req.header('idempotency-key');
  if (!key || context.req.method === 'GET') return answer();

  const creator = (visit as Partial<GuardedVisit>).creator?.id ?? '';
  const { path } = context.req;
  const request = hashed(JSON.stringify(input));
  const waiting = underWay.get(world) ?? new Map<string, Promise<unknown>>();
  underWay.set(world, waiting);

  const place = JSON.stringify([creator, key, path]);
  const work = (waiting.get(place) ?? Promise.resolve()).catch(() => undefined).then(async () => {
    const known = await world.row('SELECT request, answer FROM idempotency WHERE creator_id = ? AND key = ? AND path = ?', [creator, key, path]);
    if (known) {
      if (textOf(known.request) !== request) throw new Refusal(422, 'This Idempotency-Key belongs to another request');
      const first: unknown = JSON.parse(textOf(known.answer));
      await repeated(first);
      return first;
    }
    const done = await answer();
    await world.write([{
      sql: 'INSERT INTO idempotency (creator_id, key, path, request, answer) VALUES (?, ?, ?, ?, ?)', args: [creator, key, path, request, JSON.stringify(done)],
    }]);
    return done;
  });
  waiting.set(place, work);
  try {
    return await work;
  } finally {
    if (waiting.get(place) === work) waiting.delete(place);
  }
}
