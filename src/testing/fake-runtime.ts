import type { Runtime } from '../runtime';
import { createDemoRuntime, type DemoOptions } from '../scenarios/demo-runtime';
import type { DemoServer, Failure, SeenRequest } from '../scenarios/demo-server';
import { checkCall } from './contract-calls';

export interface FakeRuntimeOptions extends DemoOptions {
  /** Which recording of the sandbox answers; default `busy-creator`. */
  scenario?: string | undefined;
  /** Calls that fail from the start, by method and path of the contract: `{ 'GET /home/profile-data': { status: 500 } }`. */
  faults?: Readonly<Record<string, Failure>> | undefined;
}

export interface FakeRuntime extends Runtime {
  /** Every call that was made, oldest first. */
  readonly requests: readonly SeenRequest[];
  /**
   * Makes a call fail from now on; returns the way back.
   * @throws UnknownCall
   */
  readonly fail: DemoServer['fail'];
  /** Answers nothing until the function that it returns is called. */
  readonly hold: DemoServer['hold'];
}

/**
 * A runtime for tests of a host page: the whole marketplace in memory, with the figures of the sandbox.
 * No request leaves the page, and nothing is written to the browser's storage.
 * @throws UnknownScenario, and UnknownCall for a fault of a call that the contract does not have
 */
export async function createFakeRuntime({ scenario = 'busy-creator', faults = {}, ...options }: FakeRuntimeOptions = {}): Promise<FakeRuntime> {
  const { runtime, server } = await createDemoRuntime(scenario, options);
  const { requests, hold } = server;
  const fail: DemoServer['fail'] = (method, path, failure) => {
    checkCall(method, path); // a fault that never comes makes a test pass that tests nothing
    return server.fail(method, path, failure);
  };
  for (const [call, failure] of Object.entries(faults)) {
    const [method = '', ...path] = call.split(' ');
    fail(method, path.join(' '), failure);
  }
  return Object.assign(runtime, { requests, fail, hold });
}
