import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Call, CallInput, CallOutput, Schema } from '../../src/api/contract/call';
import type { Creator } from './creators';
import { Refusal } from './refusal';
import { answerOnce } from './answer-once';
import { sessionCreator } from './sessions';
import type { World } from './world';

export interface Visit { world: World; context: Context; root: string }
export interface GuardedVisit extends Visit { creator: Creator }

/** The values of a row, checked; empty if the row has none. */
interface Checked { params: Record<string, string>; query: unknown; body: unknown }

/** The handler of a call: `input` is typed by the row of the contract. */
type Answer<C extends Call> = CallOutput<C> | Response;

export interface Server {
  guarded<C extends Call>(call: C, answer: (visit: GuardedVisit, input: CallInput<C>) => Promise<Answer<C>>): void;
  /** `repeated`: what else to do for a repeated request, which is answered without being processed again. */
  open<C extends Call>(call: C, answer: (visit: Visit, input: CallInput<C>) => Promise<Answer<C>>, repeated?: (visit: Visit, answer: CallOutput<C>) => Promise<void>): void;
}

const isNumeric = (schema: unknown): boolean => {
  const kind = (schema as { type?: string; wrapped?: unknown }).type;
  return kind === 'number' || ((kind === 'optional' || kind === 'nullable') && isNumeric((schema as { wrapped: unknown }).wrapped));
};

/** A query is text; only values that the row declares as numbers are converted. */
function typedQuery(schema: Schema, query: Record<string, string>): unknown {
  const entries = (schema as { entries?: Record<string, unknown> }).entries ?? {};
  return Object.fromEntries(Object.entries(query).map(([key, value]) =>
    [key, isNumeric(entries[key]) && /^-?\d+$/.test(value) ? Number(value) : value]));
}

function checked(schema: Schema, value: unknown, part: string): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  // Not the library's message, which repeats the received value.
  throw new Refusal(400, `The ${part} does not keep the contract: ${v.getDotPath(issue) ?? part}${issue.expected ? `: expected ${issue.expected}` : ''}`);
}

async function read(call: Call, context: Context): Promise<Checked> {
  const body: unknown = call.body ? await context.req.json().catch(() => undefined) : undefined;
  return {
    params: context.req.param() as Record<string, string>,
    query: call.query && checked(call.query, typedQuery(call.query, context.req.query()), 'query'),
    body: call.body && checked(call.body, body, 'body'),
  };
}

/** Registers rows of the contract on the application, with their checks and their guard. */
export function createServer(app: Hono, world: World): Server {
  const register = (
    call: Call, answer: (visit: Visit, input: Checked) => Promise<unknown>, guarded: boolean,
    repeated?: (visit: Visit, answer: never) => Promise<void>,
  ) => {
    app.on(call.method, `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async (context) => {
      const visit: Visit & { creator?: Creator } = { world, context, root: world.root(context.req.raw) };
      if (guarded) {
        const creator = await sessionCreator(world, context);
        if (!creator) throw new Refusal(401, 'Please log in again');
        visit.creator = creator;
      }
      const input = await read(call, context);
      const result = await answerOnce(visit, input, () => answer(visit, input), (first) => repeated?.(visit, first as never));
      return result instanceof Response ? result : context.json(result as object);
    });
  };
  return {
    guarded: (call, answer) => { register(call, (visit, input) => answer(visit as GuardedVisit, input as never), true); },
    open: (call, answer, repeated) => { register(call, (visit, input) => answer(visit, input as never), false, repeated); },
  };
}
