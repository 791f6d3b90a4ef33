import type { Runtime } from '../runtime';
import { createDemoRuntime, type DemoOptions } from '../scenarios/demo-runtime';
import type { DemoServer, Failure, SeenRequest } from '../scenarios/demo-server';
import { checkCall } from './contract-calls';

export interface FakeRuntimeOptions extends DemoOptions {
  /** The recording that answers; default `busy-creator`. */
  scenario?: string | undefined;
  /**
   * Calls that fail from the start, by method and path of the contract: `{ 'GET /home/profile-data': { status: 500 }
   * }`.
   */
  faults?: Readonly<Record<string, Failure>> | undefined;
}

export interface FakeRuntime extends Runtime {
  /** Every call so far, oldest first. */
  readonly requests: readonly SeenRequest[];
  /**
   * Makes a call fail from now on. Returns a function that undoes it.
   * @throws UnknownCall
   */
  readonly fail: DemoServer['fail'];
  /** Holds all answers until the returned function is called. */
  readonly hold: DemoServer['hold'];
}

/**
 * A runtime for tests of a host page: the whole marketplace in memory, with the data of the sandbox. No request leaves
 * the page, and nothing is written to the browser's storage.
 * @throws UnknownScenario, and UnknownCall for a fault of a call that the contract does not contain
 */
export async function createFakeRuntime({ scenario = 'busy-creator', faults = {}, ...options }: FakeRuntimeOptions = {}): Promise<FakeRuntime> {
  const { runtime, server } = await createDemoRuntime(scenario, options, true);
  const { requests, hold } = server;
  const fail: DemoServer['fail'] = (method, path, failure) => {
    checkCall(method, path); // a fault of a misspelt call would make a test pass that tests nothing
    return server.fail(method, path, failure);
  };
  for (const [call, failure] of Object.entries(faults)) {
    const [method = '', ...path] = call.split(' ');
    fail(method, path.join(' '), failure);
  }
  return Object.assign(runtime, { requests, fail, hold });
}
