/** How a call fails: what takes the place of its good answer. */
export interface Fault {
  readonly name: string;
  /** What the table groups it under. */
  readonly kind: 'no answer' | 'refusal' | 'not an answer' | 'another answer' | 'session';
  /** The body of the answer ends with the caller's patience only. */
  readonly endless?: boolean;
  answer(request: FaultyRequest): Promise<Response>;
}

export interface FaultyRequest {
  readonly signal: AbortSignal | null | undefined;
  /** The answer of a healthy server. */
  readonly good: () => Promise<Response>;
}

export const serverText = 'The figures are being counted again';
/** What it says with a status whose text is shown for refused OTPs alone. */
export const refusedText = 'Not for this account';

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } }));
const text = (body: string | null, type: string, status = 200) => () => Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));

const untilAborted = (signal: AbortSignal | null | undefined) => new Promise<never>((_, reject) => {
  const end = () => reject(new DOMException('The caller has given up', 'AbortError'));
  signal?.addEventListener('abort', end, { once: true });
  if (signal?.aborted) end();
});

/** A few bytes arrive, and the rest never does. */
function drip({ signal }: FaultyRequest): Promise<Response> {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"'));
      untilAborted(signal).catch((error: unknown) => controller.error(error));
    },
  });
  return Promise.resolve(new Response(body, { status: 200, headers: { 'content-type': 'application/json' } }));
}

/** What a page sees of a redirect that it does not follow. */
function redirect(): Promise<Response> {
  const answer = new Response(null, { status: 200 });
  Object.defineProperty(answer, 'type', { value: 'opaqueredirect' });
  Object.defineProperty(answer, 'status', { value: 0 });
  return Promise.resolve(answer);
}

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** The good answer with every value changed. */
function changed(change: (value: Json) => Json): Fault['answer'] {
  return async ({ good }) => {
    const answer = await good();
    if (!answer.headers.get('content-type')?.includes('json')) return new Response('not a picture', { status: 200 });
    return new Response(JSON.stringify(change(await answer.json() as Json)), { status: answer.status, headers: { 'content-type': 'application/json' } });
  };
}

function everyLeaf(value: Json, leaf: (value: Json) => Json): Json {
  if (Array.isArray(value)) return value.map((each) => everyLeaf(each, leaf));
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, everyLeaf(each, leaf)]));
  return leaf(value);
}

/** Every list is as long as that, with the same items again and again. */
function longLists(value: Json, length: number): Json {
  if (Array.isArray(value)) return value.length > 0 ? Array.from({ length }, (_, index) => value[index % value.length] ?? null) : value;
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, longLists(each, length)]));
  return value;
}

/** Each fault of a call. The matrix crosses them with every call of every element. */
export const faults: readonly Fault[] = [
  { name: 'network down', kind: 'no answer', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  { name: 'no answer in 5 s', kind: 'no answer', answer: ({ signal }) => untilAborted(signal) },
  { name: 'slow drip', kind: 'no answer', endless: true, answer: drip },
  ...[400, 409, 500].flatMap((status): Fault[] => [
    { name: `${status} with a text`, kind: 'refusal', answer: json({ error: serverText }, status) },
    { name: `${status} without a text`, kind: 'refusal', answer: text('', 'text/plain', status) },
  ]),
  { name: '500 with a page of HTML', kind: 'refusal', answer: text('<h1>Internal Server Error</h1>', 'text/html', 500) },
  { name: '500 with 5,000 letters', kind: 'refusal', answer: json({ error: 'x'.repeat(5000) }, 500) },
  ...[403, 404, 501, 503].map((status): Fault => ({ name: String(status), kind: 'refusal', answer: json({ message: refusedText }, status) })),
  { name: '429', kind: 'refusal', answer: json({}, 429) },
  { name: '429 with Retry-After', kind: 'refusal', answer: json({}, 429, { 'retry-after': '0' }) },
  { name: '401', kind: 'session', answer: json({ error: 'no session' }, 401) },
  { name: 'a redirect', kind: 'session', answer: redirect },
  { name: '204', kind: 'not an answer', answer: () => Promise.resolve(new Response(null, { status: 204 })) },
  { name: 'an empty body', kind: 'not an answer', answer: text('', 'application/json') },
  { name: 'a page of HTML', kind: 'not an answer', answer: text('<!doctype html><p>Sign in to the wireless network</p>', 'text/html') },
  { name: 'malformed JSON', kind: 'not an answer', answer: text('{"data": [1, ', 'application/json') },
  { name: 'null', kind: 'not an answer', answer: json(null) },
  { name: 'a list', kind: 'not an answer', answer: json([]) },
  { name: 'a number', kind: 'not an answer', answer: json(7) },
  { name: '200 with an error text', kind: 'not an answer', answer: json({ error: serverText }) },
  { name: 'every value an object', kind: 'another answer', answer: changed((body) => everyLeaf(body, () => ({ a: 1 }))) },
  { name: 'every value null', kind: 'another answer', answer: changed((body) => everyLeaf(body, () => null)) },
  { name: 'lists of 1,000', kind: 'another answer', answer: changed((body) => longLists(body, 1000)) },
];
