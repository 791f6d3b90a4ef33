/**
 * What went wrong with a call. `aborted` is our own doing and is never shown; `unsent` is an exception of our own code or the
 * page's before anything went out (a headers function that throws).
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'malformed' | 'unsent';

interface Facts {
  kind: ApiErrorKind;
  /** e.g. 'POST /auth/login'; path parameters stay unfilled. */
  call: string;
  requestId: string;
  /** The call changes something on the server. */
  write?: boolean | undefined;
  status?: number | undefined;
  /** The server's own words, already checked to be short text; only kept for 400, 401, 409 and 500. */
  serverText?: string | undefined;
}

/**
 * The one error of the API client. Its message names the call and the fault and never
 * carries a response body, so it is safe to log (specification section 8).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly call: string;
  readonly requestId: string;
  readonly write: boolean;
  readonly status: number | undefined;
  readonly serverText: string | undefined;

  constructor({ kind, call, requestId, write = false, status, serverText }: Facts) {
    super(`${call}: ${kind === 'http' ? `status ${status}` : kind} (request ${requestId})`);
    this.kind = kind;
    this.call = call;
    this.requestId = requestId;
    this.write = write;
    this.status = status;
    this.serverText = serverText;
  }

  /** Also one of another copy of the bundle, whose class is not this one: the runtime may be that copy's. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return (error as Error | undefined)?.name === 'ApiError';
  }

  /**
   * A write to which nothing said no: it may have happened (decision E90). That is so after a time-out, a lost connection,
   * 502, 503, 504, and any 2xx that is not the expected answer.
   */
  get outcomeUnknown(): boolean {
    const { kind, status = 0 } = this;
    return this.write && (kind === 'timeout' || kind === 'network' || kind === 'malformed' || (kind === 'http' && unclear.has(status)));
  }

  /** No answer came at all. */
  get unanswered(): boolean {
    return this.kind === 'timeout' || this.kind === 'network';
  }
}

const unclear = new Set([201, 202, 203, 204, 205, 206, 502, 503, 504]);
const maximumServerText = 200;

/** The error text of a response body, when it is a short text; else undefined. */
export function readServerText(body: unknown): string | undefined {
  const { error, message } = fieldsOf(body);
  const text = typeof error === 'string' ? error : message;
  return isText(text) && text.length <= maximumServerText ? text : undefined;
}

/** Whether the body says that a call which answered with success has failed all the same. */
export const tellsError = (body: unknown): boolean => isText(fieldsOf(body).error);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const fieldsOf = (body: unknown): { error?: unknown; message?: unknown } => (typeof body === 'object' && body ? body : {});
