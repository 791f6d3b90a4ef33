import wretch, { type ConfiguredMiddleware, type WretchError } from 'wretch';
import { encodePathPart } from '../domain/encode-path-part';
import { requestTimeoutMs } from '../domain/limits';
import { ApiError, type ApiErrorKind, readServerText, tellsError } from './api-error';
import { newId } from '../ids/new-id';
import type { Call, CallInput, CallOutput } from './contract/call';
import { parseBody } from './parse-body';
import { readJson } from './read-json';
import { sendWithRetry } from './retry';

/** The session of a page that looks after it by itself. */
export interface CallerSession {
  get(): Promise<{ headers: Readonly<Record<string, string>>; number: number }>;
  /** After a 401 of a call that was sent with the session of that number: whether there is another one by now. */
  renew(number: number): Promise<boolean>;
}

export interface ClientOptions {
  /** e.g. '/api'; no slash at the end. */
  base: string;
  /** Asked before every request: `app-client-id` on the web, the full auth headers in a webview. */
  headers: () => Promise<Record<string, string>>;
  /** Its headers go with every call, and a call that is answered 401 is sent once more when it has been renewed. */
  session?: CallerSession | undefined;
  /** Which session a call belongs to, so that fifty concurrent 401s can be told to be one. */
  sessionNumber: () => number;
  /** Called per 401 that is not exempt, with the session the call began in. */
  onUnauthorized: (error: ApiError, sessionNumber: number) => void;
  /** Called per answer that only a session gets, with the session the call began in. */
  onAccepted?: ((sessionNumber: number) => void) | undefined;
  /** Technical notes: never a body, a token or personal data. */
  log: (note: string) => void;
  timeoutMs?: number;
  fetch?: typeof fetch | undefined;
}

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /**
   * The server answers a repeated key with the first answer. A call that must not be sent twice has one in any case, since
   * browsers themselves send again what a broken connection has swallowed; whoever may try again keeps it (`features/shared/session/create-once`).
   */
  idempotencyKey?: string | undefined;
  /** An answer whose list has items, of which not one can be read, is an empty one then, and no failure: for the pages after the first. */
  skipUnreadable?: boolean | undefined;
  /** Called where items of a list could not be read and are left out; `all`: not one of the answer's own list could be. */
  onDropped?: ((all: boolean) => void) | undefined;
  /** Called when the call is sent again: the try before it may have done its work. */
  onRepeat?: (() => void) | undefined;
}

export interface Client {
  /**
   * Makes a call of the contract and resolves with its checked answer.
   * @throws ApiError whose kind is 'aborted' when `signal` was aborted.
   */
  send<C extends Call>(call: C, input: CallInput<C>, options?: SendOptions): Promise<CallOutput<C>>;
  /** The last call that failed, for whoever looks for the cause. */
  failure(): ApiError | undefined;
}

/** Marks the answer that stands for a redirect. */
const redirected = 'redirected';
const statusesWithText = new Set([400, 401, 409, 500]);

/** A 401 of these says something about the visitor's input or an open page, not about the session. */
const exemptFrom401 = (path: string) =>
  (path.startsWith('/auth/') && path !== '/auth/user-profile') || path.startsWith('/v1/collection/');

function fillPath(path: string, params: Record<string, string> | undefined): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodePathPart(params?.[name] ?? ''));
}

function queryOf(query: unknown): string {
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  return pairs.length ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}` : '';
}

/** Gives every attempt its own time limit; without it a slow drip would hold the caller for ever. */
const timeLimit = (ms: number, caller: AbortSignal, onTimeout: () => void): ConfiguredMiddleware => (next) =>
  async (url, options) => {
    const attempt = new AbortController();
    const stop = () => attempt.abort();
    const timer = setTimeout(() => (onTimeout(), stop()), ms);
    caller.addEventListener('abort', stop);
    if (caller.aborted) stop();
    try {
      const response = await next(url, { ...options, signal: attempt.signal });
      // An API does not send its callers elsewhere: this leads to a login page. The browser tells no more than that.
      if (response.type === 'opaqueredirect' || response.redirected) return new Response(null, { status: 401, statusText: redirected });
      // The limit covers the body as well, so it is read before the timer is cleared.
      const body = await response.blob();
      return new Response(body.size || response.status === 200 ? body : null, response);
    } finally {
      clearTimeout(timer);
      caller.removeEventListener('abort', stop);
    }
  };

/** The answer by its schema, or undefined; a fault of the schemas themselves must not leave a screen waiting. */
function read({ response, bareField }: Call, body: unknown) {
  try {
    const bare = bareField !== undefined && typeof body === 'string';
    return parseBody(response, bare ? { [String(bareField)]: body } : body);
  } catch {
    return undefined;
  }
}

/** Sends a call that was answered 401 once more with another session, where there is one. */
const renewing = (session: CallerSession, number: number): ConfiguredMiddleware => (next) => async (url, options) => {
  const response = await next(url, options);
  if (response.status !== 401 || !(await session.renew(number))) return response;
  const { headers } = await session.get();
  return next(url, { ...options, headers: { ...options.headers as Record<string, string>, ...headers } });
};

/** Builds the API client (specification section 7, 'Common to all calls'). */
export function createClient(settings: ClientOptions): Client {
  const { base, headers, log, timeoutMs, fetch: ownFetch } = settings;
  let root = wretch(base, { credentials: 'include', redirect: 'manual' });
  let failure: ApiError | undefined;
  if (ownFetch) root = root.polyfills({ fetch: ownFetch });

  async function send<C extends Call>(call: C, input: CallInput<C>, options: SendOptions = {}): Promise<CallOutput<C>> {
    const requestId = newId();
    const session = settings.sessionNumber();
    const name = `${call.method} ${call.path}`;
    const caller = options.signal ?? new AbortController().signal;
    const write = call.retry !== 'read';
    const key = options.idempotencyKey ?? (call.retry === 'never' ? newId() : undefined);
    let timedOut = false;
    let tries = 0;
    const fail = (kind: ApiErrorKind, status?: number, serverText?: string) =>
      (failure = new ApiError({ kind, call: name, requestId, write, status, serverText }));

    let prepared;
    try {
      const own = await settings.session?.get();
      const request = root
        .headers({ ...(await headers()), ...own?.headers, 'x-request-id': requestId, ...(key && { 'idempotency-key': key }) })
        .middlewares([
          ...(settings.session && own && !exemptFrom401(call.path) ? [renewing(settings.session, own.number)] : []),
          (next) => (url, init) => sendWithRetry(() => {
            timedOut = false;
            if (tries++ > 0) options.onRepeat?.();
            return next(url, init);
          }, call.retry, caller),
          timeLimit(timeoutMs ?? requestTimeoutMs, caller, () => { timedOut = true; }),
        ]);
      prepared = input.body === undefined ? request : request.json(input.body as object);
    } catch (error) {
      log(`${name}: not sent because of ${(error as Error | undefined)?.name ?? 'an exception'} (request ${requestId})`);
      throw fail('unsent');
    }

    let response: Response;
    try {
      response = await prepared.fetch(call.method, fillPath(call.path, input.params) + queryOf(input.query)).res();
    } catch (error) {
      if (caller.aborted) throw fail('aborted');
      const { status, json, response: refused } = error as Partial<WretchError>;
      const exempt = exemptFrom401(call.path);
      // A picture may well be kept elsewhere, and while logging in there is no session to end.
      if (!status || (refused?.statusText === redirected && (exempt || call.blob))) throw fail(timedOut ? 'timeout' : 'network');
      const text = statusesWithText.has(status) ? readServerText(json) : undefined;
      const refusal = fail('http', status, text);
      if (status === 401 && !exempt) settings.onUnauthorized(refusal, session);
      throw refusal;
    }
    if (caller.aborted) throw fail('aborted');
    if (response.status !== 200 && call.success === '200') throw fail('http', response.status);
    if (call.blob) return (await response.blob()) as CallOutput<C>;
    if (!exemptFrom401(call.path)) settings.onAccepted?.(session);

    const text = await response.text();
    const body = readJson(text);
    if (call.success === 'acknowledged') {
      // A page in the place of an answer is not the API's.
      if (text.trimStart().startsWith('<')) throw fail('malformed', response.status);
      if (tellsError(body)) throw fail('http', 200);
      return {} as CallOutput<C>;
    }
    const parsed = read(call, body);
    if (!parsed || (parsed.emptied && !options.skipUnreadable)) throw fail('malformed', response.status);
    const { value, dropped, oddDates, emptied } = parsed;
    if (dropped) {
      log(`${name}: dropped ${dropped} malformed (request ${requestId})`);
      options.onDropped?.(emptied);
    }
    if (oddDates) log(`${name}: ${oddDates} dates are not ISO 8601 (request ${requestId})`);
    return value as CallOutput<C>;
  }

  return { send, failure: () => failure };
}
