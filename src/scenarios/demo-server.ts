import { demoCalls, type DemoVisit } from './demo-calls';
import { demoPicture } from './demo-pictures';
import { createDemoState } from './demo-state';
import { type Answer, type Answers, openRecording, type Recording, requestKey } from './recording';

/** A request that reached the fake. */
export interface SeenRequest {
  readonly method: string;
  /** Below the API base, with its query. */
  readonly path: string;
  readonly body: unknown;
  /** Undefined while it is pending. */
  readonly status: number | undefined;
  /** The caller has aborted it. */
  readonly aborted: boolean;
}

/** How a call fails: with a status (and a text for the creator), or without an answer. */
export type Failure = { readonly status: number; readonly error?: string } | 'network';

export interface DemoServer {
  readonly fetch: typeof fetch;
  readonly requests: readonly SeenRequest[];
  /**
   * Makes a call fail from now on; `path` as in the contract, e.g. `/home/delete/{id}`. Returns a function that undoes
   * it.
   */
  fail(method: string, path: string, failure: Failure): () => void;
  /** Holds all answers until the returned function is called. */
  hold(): () => void;
}

interface DemoServerOptions {
  /** The delay of every answer; default 0. */
  readonly delayMs?: number | undefined;
  readonly now?: number | undefined;
  /** Keeps every request in `requests`, for tests; a page in demo mode would hold more and more of them. */
  readonly keepRequests?: boolean | undefined;
}

/** The path of a contract row as a regular expression whose groups are its parameters. */
const pattern = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
const patterns = Object.entries(demoCalls).map(([name, answer]) => {
  const [method, path = ''] = name.split(' ');
  return { name, method, path: pattern(path), answer };
});
const notRecorded: Answer = { status: 404, body: { error: 'This is not part of the demonstration' } };

const responseOf = (result: Answer | Blob): Response =>
  result instanceof Blob ? new Response(result) : Response.json(result.body, { status: result.status ?? 200 });

/** Rejects as soon as the caller aborts, and records that first. */
function givenUp(signal: AbortSignal | null | undefined, note: () => void): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => {
      note();
      reject(new DOMException('The caller has given up', 'AbortError'));
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    if (signal?.aborted) giveUp();
  });
}

/** Answers the calls of the API contract from a recording, and keeps writes in memory. */
export function createDemoServer(recording: Recording, { delayMs = 0, now = Date.now(), keepRequests = false }: DemoServerOptions = {}): DemoServer {
  const { root, codes } = recording;
  const opened = openRecording(recording, now, (path) => demoPicture(path, codes) ?? `${root}/${path}`);
  const state = createDemoState();
  const requests: { -readonly [key in keyof SeenRequest]: SeenRequest[key] }[] = [];
  const failures: { method: string; path: RegExp; failure: Failure }[] = [];
  let answers: Answers = opened.answers;
  let held: Promise<void> | undefined;

  function answer(method: string, path: string, body: string | null): Answer | Blob {
    const [place = '', query = ''] = path.split('?', 2);
    const key = requestKey(method, path, body);
    const known = answers[key];
    if (known?.status) return known;
    const special = patterns.find((each) => each.method === method && each.path.test(place));
    if (!special) return known ?? notRecorded;
    const groups = Object.entries(special.path.exec(place)?.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]);
    const visit: DemoVisit = {
      state, root, codes,
      params: Object.fromEntries(groups) as Record<string, string>,
      query: Object.fromEntries(new URLSearchParams(query)),
      body: body ? JSON.parse(body) as unknown : undefined,
      recorded: (other = key) => answers[other]?.body,
    };
    const given = special.answer(visit);
    answers = { ...answers, ...opened.after[special.name] };
    return given instanceof Blob || given.body !== undefined ? given : notRecorded;
  }

  return {
    requests,
    fail(method, path, failure) {
      const entry = { method, path: pattern(path), failure };
      failures.unshift(entry);
      return () => void failures.splice(failures.indexOf(entry), 1);
    },
    hold() {
      let release = () => {};
      const mine = (held = new Promise<void>((resolve) => { release = resolve; }));
      return () => {
        if (held === mine) held = undefined;
        release();
      };
    },
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, 'https://demo.invalid'); // not the page's: a `blob:` page has none to start from
      const place = url.pathname.replace(/^\/api(?=\/)/, '');
      const path = place + url.search;
      const method = init?.method ?? 'GET';
      const body = typeof init?.body === 'string' ? init.body : null;
      const seen: (typeof requests)[number] = { method, path, body: body && JSON.parse(body) as unknown, status: undefined, aborted: false };
      if (keepRequests) requests.push(seen);
      const onItsWay = Promise.all([held, new Promise((resolve) => setTimeout(resolve, delayMs))]);
      await Promise.race([onItsWay, givenUp(init?.signal, () => { seen.aborted ||= seen.status === undefined; })]);
      const failing = failures.find((each) => each.method === method && each.path.test(place));
      if (failing?.failure === 'network') {
        seen.status = 0;
        throw new TypeError('Failed to fetch');
      }
      const response = responseOf(failing ? { status: failing.failure.status, body: { error: failing.failure.error } } : answer(method, path, body));
      seen.status = response.status;
      return response;
    },
  };
}
