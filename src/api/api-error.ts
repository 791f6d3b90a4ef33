/**
 * The kind of failure of a call. `aborted` was caused by us and is never shown; `unsent` is an exception in our code or
 * the page's before anything was sent (a headers function that throws).
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'malformed' | 'unsent';

/** What is known of a failure. */
export interface Facts {
  kind: ApiErrorKind;
  /** e.g. 'POST /auth/login', with unfilled path parameters. */
  call: string;
  requestId: string;
  /** The call changes something on the server. */
  write?: boolean | undefined;
  status?: number | undefined;
  /** The device was offline during every attempt, so nothing was sent. */
  offline?: boolean | undefined;
  /** The server's own text, checked to be short; only for 400, 401, 409 and 500, and every 4xx of an OTP request. */
  serverText?: string | undefined;
}

/**
 * The only error of the API client. Its message contains the call and the failure, never a response body, so it is safe
 * to log (specification section 8).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly call: string;
  readonly requestId: string;
  readonly write: boolean;
  readonly offline: boolean;
  readonly status: number | undefined;
  readonly serverText: string | undefined;

  constructor({ kind, call, requestId, write = false, offline = false, status, serverText }: Facts) {
    super(`${call}: ${kind === 'http' ? `status ${status}` : kind} (request ${requestId})`);
    this.kind = kind;
    this.call = call;
    this.requestId = requestId;
    this.write = write;
    this.offline = offline;
    this.status = status;
    this.serverText = serverText;
  }

  /** Also an error of another copy of the bundle, which has another class: the runtime may belong to that copy. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return (error as Error | undefined)?.name === 'ApiError';
  }

  /**
   * A write without a refusal: it may have been processed (decision E90). This is so after a time-out, a lost
   * connection, 502, 503, 504, and any 2xx that is not the expected answer; not if the device was offline (decision
   * E306).
   */
  get outcomeUnknown(): boolean {
    const { kind, status = 0 } = this;
    return this.write && !this.offline && (kind === 'timeout' || kind === 'network' || kind === 'malformed' || (kind === 'http' && unclear.has(status)));
  }

  /** There was no answer. */
  get unanswered(): boolean {
    return this.kind === 'timeout' || this.kind === 'network';
  }
}

const unclear = new Set([201, 202, 203, 204, 205, 206, 502, 503, 504]);
const maximumServerText = 200;

/** The error text of a response body if it is short; otherwise undefined. */
export function readServerText(body: unknown): string | undefined {
  const { error, message } = fieldsOf(body);
  const text = typeof error === 'string' ? error : message;
  return isText(text) && text.length <= maximumServerText ? text : undefined;
}

/** Whether the body reports a failure although the status is a success. */
export const tellsError = (body: unknown): boolean => isText(fieldsOf(body).error);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const fieldsOf = (body: unknown): { error?: unknown; message?: unknown } => (typeof body === 'object' && body ? body : {});
