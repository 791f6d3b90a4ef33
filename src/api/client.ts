import wretch, { type WretchError } from 'wretch';
import { encodePathPart } from '../domain/routes';
import { requestTimeoutMs } from '../domain/limits';
import { ApiError, readServerText } from './api-error';
import { newId } from '../ids/new-id';
import type { Call, CallInput, CallOutput } from './contract/call';
import { type Attempts, isOffline, leadsElsewhere, renewing, repeating, watchAttempts, type CallerSession, type OwnSession } from './middlewares';
import { type CallReport, readAnswer, type ReadOptions } from './read-answer';

export interface ClientOptions {
  /** e.g. '/api'; no slash at the end. */
  base: string;
  /** Called before every request: returns `app-client-id` on the web, all auth headers in a webview. */
  headers: () => Promise<Record<string, string>>;
  /** Its headers are sent with every call. After a 401 and a renewal, the call is repeated once. */
  session?: CallerSession | undefined;
  /** The session of a call, so that fifty concurrent 401s count as one. */
  sessionNumber: () => number;
  /** Called for every 401 that is not exempt, with the session in which the call began. */
  onUnauthorized: (error: ApiError, sessionNumber: number) => void;
  /** Called for every answer that requires a session, with the session in which the call began. */
  onAccepted?: ((sessionNumber: number) => void) | undefined;
  /** Technical notes, without body, token or personal data. */
  log: (note: string) => void;
  timeoutMs?: number;
  fetch?: typeof fetch | undefined;
}

export interface SendOptions extends ReadOptions {
  signal?: AbortSignal | undefined;
  /**
   * The server answers a repeated key with its first answer. Every call that must not run twice has a key, because
   * browsers themselves repeat requests after a broken connection. Callers that may try again keep the key
   * (`features/shared/session/write-once`).
   */
  idempotencyKey?: string | undefined;
  /** Called when the call is repeated and an earlier attempt may have been processed. */
  onRepeat?: (() => void) | undefined;
  /** Answers in place of the server, which is not asked. */
  answered?: ((call: Call) => unknown) | undefined;
  /** Receives the checked answer, without what the API contract does not name. */
  onAnswer?: ((call: Call, answer: unknown) => void) | undefined;
}

export interface Client {
  /**
   * Sends a call of the API contract and resolves with its checked answer.
   * @throws ApiError with kind 'aborted' if `signal` was aborted.
   */
  send<C extends Call>(call: C, input: CallInput<C>, options?: SendOptions): Promise<CallOutput<C>>;
  /** The last failed call, for diagnosis. */
  failure(): ApiError | undefined;
}

const statusesWithText = new Set([400, 401, 409, 500]);
/** A refused OTP request is told in the server's words whatever its status is, mostly 429 (decision E383). */
const asksForOtp = ({ path }: Call): boolean => path.endsWith('otp');

/** A 401 of these calls concerns the visitor's input or a public page, not the session. */
export const exemptFrom401 = (path: string) =>
  (path.startsWith('/auth/') && path !== '/auth/user-profile') || path.startsWith('/v1/collection/');

function fillPath(path: string, params: Record<string, string> | undefined): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodePathPart(params?.[name] ?? ''));
}

function queryOf(query: unknown): string {
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  return pairs.length ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}` : '';
}

/** A pending call. */
interface Attempt extends CallReport {
  readonly call: Call;
  readonly options: SendOptions;
  readonly requestId: string;
  readonly caller: AbortSignal;
  readonly attempts: Attempts;
  /** It belongs to the session, which ends if the answer is 401. */
  readonly inSession: boolean;
}

/** The values for the row of any call. */
interface Filling {
  readonly params?: Record<string, string> | undefined;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The failure of a call that was sent. */
function refusal({ status, response, json }: Partial<WretchError>, { call, caller, attempts, inSession, fail }: Attempt): ApiError {
  if (caller.aborted) return fail('aborted');
  // A picture may be on another server, and during the login there is no session that could end.
  const unrelated = leadsElsewhere(response) && (call.blob || !inSession);
  if (!status || unrelated) return fail(attempts.over() ? 'timeout' : 'network', { offline: !attempts.sent() });
  const told = statusesWithText.has(status) || (status < 500 && asksForOtp(call));
  return fail('http', { status, serverText: told ? readServerText(json) : undefined });
}

function unsent(error: unknown, { fail, note }: Attempt): ApiError {
  note(`not sent because of ${(error as Error | undefined)?.name ?? 'an exception'}`);
  return fail('unsent', { offline: isOffline() });
}

/** Creates the API client (specification section 7, 'Common to all calls'). */
export function createClient(settings: ClientOptions): Client {
  const { base, headers, log, timeoutMs = requestTimeoutMs, fetch: ownFetch } = settings;
  const root = wretch(base, { credentials: 'include', redirect: 'manual' }).polyfills({ fetch: ownFetch });
  const budget = { lost: 0, refused: 0 };
  let failure: ApiError | undefined;

  function begin(call: Call, options: SendOptions): Attempt {
    const requestId = newId();
    const name = `${call.method} ${call.path}`;
    const caller = options.signal ?? new AbortController().signal;
    return {
      call,
      options,
      requestId,
      caller,
      attempts: watchAttempts(timeoutMs, caller),
      inSession: !exemptFrom401(call.path),
      fail: (kind, facts) => (failure = new ApiError({ kind, call: name, requestId, write: call.retry !== 'read', ...facts })),
      note: (what) => log(`${name}: ${what} (request ${requestId})`),
    };
  }

  /** The request with the headers of the page and of its session. */
  function prepare({ call, options, requestId, caller, attempts, inSession }: Attempt, body: unknown, common: Record<string, string>, own: OwnSession | undefined) {
    const key = options.idempotencyKey ?? (call.retry === 'never' ? newId() : undefined);
    const sent = { ...common, ...own?.headers, 'x-request-id': requestId, ...(key && { 'idempotency-key': key }) };
    new Headers(sent); // throws for a value that cannot be a header; `fetch` would fail as if there were no network
    const request = root
      .headers(sent)
      .middlewares([
        ...(settings.session && own && inSession ? [renewing(settings.session, own.number)] : []),
        repeating(call.retry, caller, attempts, options.onRepeat, budget),
        attempts.middleware,
      ]);
    return body === undefined ? request : request.json(body as object);
  }

  /** Sends a call and returns its answer if it is a success. */
  async function exchange(attempt: Attempt, { params, query, body }: Filling): Promise<Response> {
    const { call, inSession } = attempt;
    const session = settings.sessionNumber();
    let request;
    try {
      const own = await settings.session?.get();
      request = prepare(attempt, body, await headers(), own);
    } catch (error) {
      throw unsent(error, attempt);
    }
    let response: Response;
    try {
      response = await request.fetch(call.method, fillPath(call.path, params) + queryOf(query)).res();
    } catch (error) {
      const refused = refusal(error as Partial<WretchError>, attempt);
      if (refused.status === 401 && inSession) settings.onUnauthorized(refused, session);
      throw refused;
    }
    if (attempt.caller.aborted) throw attempt.fail('aborted');
    if (response.status !== 200 && call.success === '200') throw attempt.fail('http', { status: response.status });
    if (inSession && !call.blob) settings.onAccepted?.(session);
    return response;
  }

  async function send<C extends Call>(call: C, input: CallInput<C>, options: SendOptions = {}): Promise<CallOutput<C>> {
    if (options.answered) return options.answered(call) as CallOutput<C>;
    const attempt = begin(call, options);
    const response = await exchange(attempt, input);
    if (call.blob) return (await response.blob()) as CallOutput<C>;
    const answer = readAnswer(call, response.status, await response.text(), options, attempt);
    options.onAnswer?.(call, answer);
    return answer as CallOutput<C>;
  }

  return { send, failure: () => failure };
}
