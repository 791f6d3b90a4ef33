import { type ApiError, type ApiErrorKind, type Facts, tellsError } from './api-error';
import type { Call } from './contract/call';
import { type ParsedBody, parseBody } from './parse-body';

/** Tokens of JSON that may contain a long number: strings, which are skipped, and numbers. */
const textsAndNumbers = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const longInteger = /^-?\d{16,}$/;

/**
 * The value of a JSON text, or undefined if it is invalid. Integers of 16 digits or more become strings, because a
 * JavaScript number would lose their last digits, and such integers are ids.
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(/\d{16}/.test(text) ? text.replace(textsAndNumbers, (token) => (longInteger.test(token) ? `"${token}"` : token)) : text);
  } catch {
    return undefined;
  }
}

export interface ReadOptions {
  /**
   * For pages after the first: an answer whose list has items, none of which can be read, counts as an empty list and
   * not as a failure.
   */
  skipUnreadable?: boolean | undefined;
  /**
   * Called when items of a list could not be read and are dropped. `all`: no item of the answer's own list could be
   * read.
   */
  onDropped?: ((all: boolean) => void) | undefined;
  /**
   * For a list that is changed and sent back: what is not in it would be deleted. An answer that reports an error, or of
   * which anything cannot be read, is a failure.
   */
  whole?: boolean | undefined;
}

/** The name of a call in failures and notes, which never quote a body. */
export interface CallReport {
  fail(kind: ApiErrorKind, facts?: Partial<Facts>): ApiError;
  note(what: string): void;
}

/** The parsed answer, or undefined. An exception in a schema must not leave a screen loading forever. */
function parse({ response, bareField }: Call, body: unknown) {
  try {
    const bare = bareField !== undefined && typeof body === 'string';
    return parseBody(response, bare ? { [String(bareField)]: body } : body);
  } catch {
    return undefined;
  }
}

/** Whether too much of an answer could not be read. */
const lacksTooMuch = ({ dropped, emptied }: ParsedBody<unknown>, body: unknown, { skipUnreadable, whole }: ReadOptions) =>
  (whole ? dropped > 0 || tellsError(body) : emptied && !skipUnreadable);

/**
 * The body of a successful answer, checked against the API contract.
 * @throws ApiError if it does not match, or reports a failure
 */
export function readAnswer(call: Call, status: number, text: string, options: ReadOptions, { fail, note }: CallReport): unknown {
  const body = readJson(text);
  // A change that is refused was not made, so nobody has to wonder whether it was (decision E356).
  const failure = () => (call.retry !== 'read' && tellsError(body) ? fail('http', { status: 200 }) : fail('malformed', { status }));
  if (call.success === 'acknowledged') {
    // An HTML page is not an answer of the API.
    if (text.trimStart().startsWith('<') || tellsError(body)) throw failure();
    return {};
  }
  const parsed = parse(call, body);
  if (!parsed || lacksTooMuch(parsed, body, options)) throw failure();
  const { value, dropped, oddDates, emptied } = parsed;
  if (dropped) {
    note(`dropped ${dropped} malformed`);
    options.onDropped?.(emptied);
  }
  if (oddDates) note(`${oddDates} dates are not ISO 8601`);
  return value;
}
