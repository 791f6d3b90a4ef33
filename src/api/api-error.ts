/** What went wrong with a call. `aborted` is our own doing and is never shown. */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'malformed';

interface Facts {
  kind: ApiErrorKind;
  /** e.g. 'POST /auth/login'; path parameters stay unfilled. */
  call: string;
  requestId: string;
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
  readonly status: number | undefined;
  readonly serverText: string | undefined;

  constructor({ kind, call, requestId, status, serverText }: Facts) {
    super(`${call}: ${kind === 'http' ? `status ${status}` : kind} (request ${requestId})`);
    this.kind = kind;
    this.call = call;
    this.requestId = requestId;
    this.status = status;
    this.serverText = serverText;
  }

  /** Also one of another copy of the bundle, whose class is not this one: the runtime may be that copy's. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return (error as Error | undefined)?.name === 'ApiError';
  }

  /** The outcome of a write that timed out is unknown: it may have happened. */
  get outcomeUnknown(): boolean {
    return this.kind === 'timeout' || this.kind === 'network';
  }
}

const maximumServerText = 200;

/** The error text of a response body, when it is a short text; else undefined. */
export function readServerText(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { error, message } = body as { error?: unknown; message?: unknown };
  const text = typeof error === 'string' ? error : message;
  return typeof text === 'string' && text.trim() !== '' && text.length <= maximumServerText ? text : undefined;
}
