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

/** A creator of their own, whose server can have a fault in one call. */
export interface FaultyServer {
  readonly runtime: Runtime;
  /** The calls of the contract so far. */
  readonly asked: string[];
  pending(): number;
  /** From now on that call has the fault; without arguments the server is healthy again. */
  set(call?: string, fault?: Fault): void;
  /** As after a login. */
  signIn(): void;
}

export async function createFaultyServer({ older = false } = {}): Promise<FaultyServer> {
  const chunk = await recordings['busy-creator']?.();
  if (!chunk) throw new Error('there is no recording');
  const { recording } = chunk;
  const server = createDemoServer(recording);
  const asked: string[] = [];
  let pending = 0;
  let faulty: { call: string; fault: Fault } | undefined;
  const runtime = createRuntime({
    brand: recording.brand,
    instagram: { authorizeUrl: '#consent', clientId: 'demo' },
    ephemeral: true,
    async fetch(input, init) {
      const name = nameOf(init?.method ?? 'GET', new URL(String(input), location.origin).pathname.replace(/^\/api(?=\/)/, ''));
      asked.push(name);
      const good = () => (older ? answerAsOlder(server.fetch, name, input, init) : server.fetch(input, init));
      pending++;
      const fails = faulty?.call === name;
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
  signIn();
  return {
    runtime, asked, signIn,
    pending: () => pending,
    set: (call, fault) => { faulty = call !== undefined && fault ? { call, fault } : undefined; },
  };
}
