import { ApiError } from '../../src/api/api-error';
import { createClient, type Client, type ClientOptions, type SendOptions } from '../../src/api/client';
import type { Call } from '../../src/api/contract/call';

export interface SentRequest {
  url: string;
  headers: Headers;
  credentials?: RequestCredentials | undefined;
}

/**
 * A client over a scripted network, and what it sent, noted and reported.
 * @param answers a function for each answer, or the answers in their order, of which the last one repeats; an error is
 * a lost connection
 */
export function scriptedClient(answers: (() => Response | Promise<Response>) | readonly (Response | Error)[], options: Partial<ClientOptions> = {}) {
  const left = typeof answers === 'function' ? [] : [...answers];
  const next = () => {
    if (typeof answers === 'function') return answers();
    const answer = left.length > 1 ? left.shift() : left[0];
    return answer instanceof Response ? answer.clone() : Promise.reject(answer ?? new TypeError());
  };
  const sent: SentRequest[] = [];
  const notes: string[] = [];
  const expired: ApiError[] = [];
  const client = createClient({
    base: '/api',
    headers: () => Promise.resolve({ 'app-client-id': 'test' }),
    sessionNumber: () => 0,
    onUnauthorized: (error) => expired.push(error),
    log: (note) => notes.push(note),
    fetch: async (url, init) => {
      sent.push({ url: String(url), headers: new Headers(init?.headers), credentials: init?.credentials });
      return next();
    },
    ...options,
  });
  return { client, sent, notes, expired };
}

/** Sends any row of the contract; the client does not check what it sends. */
export const sendRow = (client: Client, call: Call, options?: SendOptions): Promise<unknown> =>
  client.send(call, { params: { id: 'p1' }, query: {}, body: {} } as never, options);

/** The failure of a call. */
export async function failureOf(sending: Promise<unknown>): Promise<ApiError> {
  const error = await sending.then(() => undefined, (cause: unknown) => cause);
  if (error instanceof ApiError) return error;
  throw new Error(`expected an ApiError, and got ${String(error)}`);
}

export const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
