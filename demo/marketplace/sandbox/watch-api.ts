import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type { World } from '../world';
import type { Fault } from './fault-box';

/** Cuts the connection if a Node server owns it; elsewhere a body that fails when it is read has the same effect. */
function dropped(env: unknown): Response {
  const { outgoing } = (env ?? {}) as { outgoing?: { destroy(): void } };
  if (!outgoing) return new Response(new ReadableStream({ pull(stream) { stream.error(new Error('Connection dropped on request')); } }));
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

const secret = new Set(['otp']);
/** Fields that the log mentions without their values. */
const withheld = new Set(['accountHolderName', 'accountNumber', 'ifsc', 'gstNumber']);
const keptHeaders = [
  'app-client-id', 'idempotency-key', 'app-user-id', 'app-iso-language-code', 'app-version', 'app-version-code', 'country-iso',
  'application-id', 'app-session-id', 'app-sdk-version', 'app-user-location', 'instance-id', 'authorization', 'xo',
];
const withoutBody = new Set([204, 205, 304]);
/** Headers that the log mentions without their values. */
const tokens = new Set(['authorization', 'xo']);

async function bodyOf(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  try {
    const body: unknown = await request.clone().json();
    if (typeof body !== 'object' || body === null) return body;
    return Object.fromEntries(Object.entries(body).filter(([key]) => !secret.has(key))
      .map(([key, value]) => [key, withheld.has(key) ? 'withheld' : value as unknown]));
  } catch {
    return undefined; // an unreadable body is refused later; the log only notes that none was read
  }
}

const pause = (milliseconds: number, signal: AbortSignal) => new Promise<void>((resolve) => {
  const timer = setTimeout(resolve, milliseconds);
  signal.addEventListener('abort', () => { clearTimeout(timer); resolve(); }, { once: true });
});

function headersOf({ headers }: Request): Record<string, string> {
  const sent = keptHeaders.map((name) => [name, headers.get(name)] as const).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(sent.map(([name, value]) => [name, tokens.has(name) ? 'present' : value]));
}

/** The answer of a fault; undefined if the marketplace answers. */
function answerOf({ drop, lose, status, body, headers }: Fault, env: unknown): Response | undefined {
  if (drop || lose) return dropped(env);
  if (status === undefined && body === undefined) return undefined;
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
  return new Response(status !== undefined && withoutBody.has(status) ? null : text, {
    status: status ?? 200, headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  });
}

/** Logs every API request, and applies faults. */
export function watchApi(app: Hono, world: World): void {
  app.use('/api/*', async (context, next) => {
    const { raw } = context.req;
    const path = context.req.path.slice(world.basePath.length + '/api'.length);
    const entry = { method: context.req.method, path, query: context.req.query(), body: await bodyOf(raw), headers: headersOf(raw), status: 0 };
    world.requests.add(entry);
    context.header('cache-control', 'no-store');

    const fault = world.faults.take(context.req.method, path);
    if (fault?.hold) await world.faults.hold(fault, { method: context.req.method, path }, raw.signal);
    if (fault?.delay_ms) await pause(fault.delay_ms, raw.signal);
    if (fault?.lose) await next();
    const answer = fault && answerOf(fault, context.env);
    if (answer) context.res = answer;
    else await next();
    entry.status = context.res.status;
  });
}
