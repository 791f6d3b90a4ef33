import { callTable } from '../../src/api/contract/table';
import { createRuntime, type Runtime } from '../../src/runtime';
import { sessionStore } from '../../src/features/shared/session/session-store';
import { createDemoServer } from '../../src/scenarios/demo-server';
import { recordings } from '../../src/scenarios/recordings/recordings';
import { answerAsOlder } from './answer-as-older';
import type { Fault } from './faults';

const rows = Object.values(callTable).map((call) => ({
  call, name: `${call.method} ${call.path}`, path: new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`),
})).sort((a, b) => a.path.source.length - b.path.source.length);

const exact = (method: string, path: string) => rows.find(({ call }) => call.method === method && call.path === path);
const nameOf = (method: string, path: string) =>
  (exact(method, path) ?? rows.find(({ call, path: pattern }) => call.method === method && pattern.test(path)))?.name ?? `${method} ${path}`;

/** A call that the server has processed. */
export interface Done {
  readonly call: string;
  readonly body: string;
}

export interface ServerOptions {
  readonly scenario?: string | undefined;
  /** The creator has not logged in. */
  readonly loggedOut?: boolean | undefined;
  /** The creator has the older performance version. */
  readonly older?: boolean | undefined;
  /** Answers that the recording does not have, by call. */
  readonly answers?: Readonly<Record<string, (done: readonly Done[]) => unknown>> | undefined;
}

/** In place of the name of a call. */
export const everyCall = 'every call';

/** A creator of their own, whose server can have a fault in one call. */
export interface FaultyServer {
  readonly runtime: Runtime;
  /** The calls of the contract so far. */
  readonly asked: string[];
  /** What the server has done, of the calls that change something. A repeated key is not done again. */
  readonly done: readonly Done[];
  pending(): number;
  /** From now on that call has the fault; without arguments the server is healthy again. */
  set(call?: string, fault?: Fault): void;
  /** As after a login. */
  signIn(): void;
}

/** Answers a repeated key with its first answer, as a back end does. */
function answeringOnce(server: typeof fetch, done: Done[]): (call: string, input: RequestInfo | URL, init: RequestInit | undefined) => Promise<Response> {
  const known = new Map<string, Promise<Response>>();
  const process = (call: string, input: RequestInfo | URL, init: RequestInit | undefined) => {
    if (init?.method !== undefined && init.method !== 'GET') done.push({ call, body: typeof init.body === 'string' ? init.body : '' });
    return server(input, init);
  };
  return async (call, input, init) => {
    const key = new Headers(init?.headers).get('idempotency-key');
    if (key === null) return process(call, input, init);
    const answer = known.get(key) ?? process(call, input, init);
    known.set(key, answer);
    return (await answer).clone();
  };
}

export async function createFaultyServer({ scenario = 'busy-creator', loggedOut = false, older = false, answers = {} }: ServerOptions = {}): Promise<FaultyServer> {
  const chunk = await recordings[scenario]?.();
  if (!chunk) throw new Error('there is no recording');
  const { recording } = chunk;
  const server = createDemoServer(recording);
  const asked: string[] = [];
  const done: Done[] = [];
  const process = answeringOnce(server.fetch, done);
  let pending = 0;
  let faulty: { call: string; fault: Fault } | undefined;
  const runtime = createRuntime({
    brand: recording.brand,
    instagram: { authorizeUrl: '#consent', clientId: 'demo' },
    ephemeral: true,
    async fetch(input, init) {
      const name = nameOf(init?.method ?? 'GET', new URL(String(input), location.origin).pathname.replace(/^\/api(?=\/)/, ''));
      asked.push(name);
      const own = answers[name];
      const good = async () => {
        if (own) return Response.json(own(done));
        return older ? answerAsOlder(server.fetch, name, input, init) : process(name, input, init);
      };
      pending++;
      const fails = faulty !== undefined && [name, everyCall].includes(faulty.call);
      if (fails && faulty?.fault.endless) {
        pending++;
        init?.signal?.addEventListener('abort', () => pending--, { once: true });
      }
      try {
        return await (faulty && fails ? faulty.fault.answer({ signal: init?.signal, good }) : good());
      } finally {
        pending--;
      }
    },
  });
  const signIn = () => {
    runtime.use(sessionStore).signIn(recording.userId);
    runtime.sessionBegan();
  };
  if (!loggedOut) signIn();
  return {
    runtime, asked, done, signIn,
    pending: () => pending,
    set: (call, fault) => { faulty = call !== undefined && fault ? { call, fault } : undefined; },
  };
}
