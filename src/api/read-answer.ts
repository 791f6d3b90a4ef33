import { type ApiError, type ApiErrorKind, tellsError } from './api-error';
import type { Call } from './contract/call';
import { parseBody } from './parse-body';
import { readJson } from './read-json';

export interface ReadOptions {
  /** An answer whose list has items, of which not one can be read, is an empty one then, and no failure: for the pages after the first. */
  skipUnreadable?: boolean | undefined;
  /** Called where items of a list could not be read and are left out; `all`: not one of the answer's own list could be. */
  onDropped?: ((all: boolean) => void) | undefined;
}

/** How a call is named in failures and notes, none of which quotes a body. */
export interface CallReport {
  fail(kind: ApiErrorKind, status?: number, serverText?: string): ApiError;
  note(what: string): void;
}

/** The answer by its schema, or undefined; a fault of the schemas themselves must not leave a screen waiting. */
function parse({ response, bareField }: Call, body: unknown) {
  try {
    const bare = bareField !== undefined && typeof body === 'string';
    return parseBody(response, bare ? { [String(bareField)]: body } : body);
  } catch {
    return undefined;
  }
}

/**
 * The body of an answer of success, by the contract.
 * @throws ApiError where it is not what the contract says, or reports a failure
 */
export function readAnswer(call: Call, status: number, text: string, options: ReadOptions, { fail, note }: CallReport): unknown {
  const body = readJson(text);
  if (call.success === 'acknowledged') {
    // A page in the place of an answer is not the API's.
    if (text.trimStart().startsWith('<')) throw fail('malformed', status);
    if (tellsError(body)) throw fail('http', 200);
    return {};
  }
  const parsed = parse(call, body);
  if (!parsed || (parsed.emptied && !options.skipUnreadable)) throw fail('malformed', status);
  const { value, dropped, oddDates, emptied } = parsed;
  if (dropped) {
    note(`dropped ${dropped} malformed`);
    options.onDropped?.(emptied);
  }
  if (oddDates) note(`${oddDates} dates are not ISO 8601`);
  return value;
}
