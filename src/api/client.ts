import wretch, { type ConfiguredMiddleware, type WretchError } from 'wretch';
import { ApiError, type ApiErrorKind, readServerText } from './api-error';
import { newId } from '../ids/new-id';
import type { Call, CallInput, CallOutput } from './contract/call';
import { parseBody } from './parse-body';
import { sendWithRetry } from './retry';

export interface ClientOptions {
  /** e.g. '/api'; no slash at the end. */
  base: string;
  /** Asked before every request: `app-client-id` on the web, the full auth headers in a webview. */
  headers: () => Promise<Record<string, string>>;
  /** Which session a call belongs to, so that fifty concurrent 401s can be told to be one. */
  sessionNumber: () => number;
  /** Called per 401 that is not exempt, with the session the call began in. */
  onUnauthorized: (error: ApiError, sessionNumber: number) => void;
  /** Technical notes: never a body, a token or personal data. */
  log: (note: string) => void;
  timeoutMs?: number;
  fetch?: typeof fetch | undefined;
}

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** For creates: the server answers a repeated key with the first answer. */
  idempotencyKey?: string | undefined;
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

const defaultTimeoutMs = 5000;
const statusesWithText = new Set([400, 401, 409, 500]);

/** A 401 of these says something about the visitor's input or an open page, not about the session. */
const exemptFrom401 = (path: string) =>
  (path.startsWith('/auth/') && path !== '/auth/user-profile') || path.startsWith('/v1/collection/');

function fillPath(path: string, params: Record<string, string> | undefined): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
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
      // The limit covers the body as well, so it is read before the timer is cleared.
      const body = await response.blob();
      return new Response(body.size || response.status === 200 ? body : null, response);
    } finally {
      clearTimeout(timer);
      caller.removeEventListener('abort', stop);
    }
  };

/** Builds the API client (specification section 7, 'Common to all calls'). */
export function createClient(settings: ClientOptions): Client {
  const { base, headers, log, timeoutMs, fetch: ownFetch } = settings;
  let root = wretch(base, { credentials: 'include', redirect: 'error' });
  let failure: ApiError | undefined;
  if (ownFetch) root = root.polyfills({ fetch: ownFetch });

  async function send<C extends Call>(call: C, input: CallInput<C>, options: SendOptions = {}): Promise<CallOutput<C>> {
    const requestId = newId();
    const session = settings.sessionNumber();
    const name = `${call.method} ${call.path}`;
    const caller = options.signal ?? new AbortController().signal;
    let timedOut = false;
    let tries = 0;
    const fail = (kind: ApiErrorKind, status?: number, serverText?: string) =>
      (failure = new ApiError({ kind, call: name, requestId, status, serverText }));

    const path = fillPath(call.path, input.params) + queryOf(input.query);
    const request = root
      .headers({ ...(await headers()), 'x-request-id': requestId })
      .headers(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {})
      .middlewares([
        (next) => (url, init) => sendWithRetry(() => {
          timedOut = false;
          if (tries++ > 0) options.onRepeat?.();
          return next(url, init);
        }, call.retry, caller),
        timeLimit(timeoutMs ?? defaultTimeoutMs, caller, () => { timedOut = true; }),
      ]);
    const prepared = input.body === undefined ? request : request.json(input.body as object);

    let response: Response;
    try {
      response = await prepared.fetch(call.method, path).res();
    } catch (error) {
      if (caller.aborted) throw fail('aborted');
      const { status, json } = error as Partial<WretchError>;
      if (!status) throw fail(timedOut ? 'timeout' : 'network');
      const text = statusesWithText.has(status) ? readServerText(json) : undefined;
      const refusal = fail('http', status, text);
      if (status === 401 && !exemptFrom401(call.path)) settings.onUnauthorized(refusal, session);
      throw refusal;
    }
    if (caller.aborted) throw fail('aborted');
    if (response.status !== 200) throw fail('http', response.status);
    if (call.blob) return (await response.blob()) as CallOutput<C>;

    const body: unknown = await response.json().catch(() => undefined);
    const bare = call.bareField !== undefined && typeof body === 'string';
    const parsed = parseBody(call.response, bare ? { [String(call.bareField)]: body } : body);
    if (!parsed) throw fail('malformed', response.status);
    if (parsed.dropped) log(`${name}: dropped ${parsed.dropped} malformed (request ${requestId})`);
    return parsed.value as CallOutput<C>;
  }

  return { send, failure: () => failure };
}
