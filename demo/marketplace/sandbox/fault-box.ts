import * as v from 'valibot';

export const Fault = v.object({
  method: v.string(),
  /** Below /api, exact or with {id} wildcards. */
  path: v.string(),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** A string is sent unchanged, which allows malformed bodies. */
  body: v.optional(v.unknown()),
  delay_ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  /** The call waits unprocessed until it is released; there is no time limit. */
  hold: v.optional(v.boolean()),
  drop: v.optional(v.boolean()),
  /** The marketplace processes the request, and the connection is cut before the answer. */
  lose: v.optional(v.boolean()),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  headers: v.optional(v.record(v.string(), v.string())),
});
export type Fault = v.InferOutput<typeof Fault>;

/** A selection of faults: those for this method and path, or all without both. */
export const Release = v.object({ method: v.optional(v.string()), path: v.optional(v.string()) });
export type Release = v.InferOutput<typeof Release>;

/** A call that a fault holds. */
export interface HeldCall { method: string; path: string }

/** The faults of a tester; the first one that matches a request is used up. */
export interface FaultBox {
  /** Replaces an earlier fault for the same method and path that would hide it for good; one with `times` comes first. */
  add(fault: Fault): void;
  take(method: string, path: string): Fault | undefined;
  list(): Fault[];
  /** Resolves when the fault no longer holds its calls, or the caller has gone. */
  hold(fault: Fault, call: HeldCall, signal: AbortSignal): Promise<void>;
  /** The held calls, oldest first. */
  held(): HeldCall[];
  /**
   * These faults hold no call from now on, neither a current nor a future one; returns the number of released calls. A
   * fault that does nothing else is deleted, because it would hide a later fault for the same call.
   */
  release(which?: Release): number;
  /** Deletes all faults and releases what they hold. */
  clear(): void;
}

const fits = (pattern: string, path: string): boolean => {
  const wanted = pattern.replace(/^\/api(?=\/)/, '').split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, index) => /^\{.+\}$|^\*$/.test(part) || part === given[index]);
};

const doesSomething = ({ status, body, delay_ms, hold, drop, lose, headers }: Fault): boolean =>
  [status, body, delay_ms, headers].some((effect) => effect !== undefined) || [hold, drop, lose].includes(true);

export function createFaultBox(): FaultBox {
  let faults: Fault[] = [];
  let waiting: { fault: Fault; call: HeldCall; goOn: () => void }[] = [];

  const release = ({ method, path }: Release = {}): number => {
    const meant = (fault: Fault) => (method ?? fault.method) === fault.method && (path ?? fault.path) === fault.path;
    for (const fault of faults) if (meant(fault)) fault.hold = false;
    const free = waiting.filter(({ fault }) => meant(fault));
    for (const { fault, goOn } of free) {
      fault.hold = false;
      goOn();
    }
    faults = faults.filter((fault) => !meant(fault) || doesSomething(fault));
    return free.length;
  };

  return {
    add: (fault) => {
      const hides = (earlier: Fault) => earlier.method === fault.method && earlier.path === fault.path && earlier.times === undefined;
      faults = [...faults.filter((earlier) => !hides(earlier)), { ...fault }];
    },
    list: () => faults,
    clear: () => {
      release();
      faults = [];
    },
    hold: (fault, call, signal) => new Promise<void>((resolve) => {
      if (!fault.hold || signal.aborted) return resolve();
      const held = {
        fault, call,
        goOn() {
          waiting = waiting.filter((other) => other !== held);
          resolve();
        },
      };
      waiting.push(held);
      signal.addEventListener('abort', held.goOn, { once: true });
    }),
    held: () => waiting.map(({ call }) => call),
    release,
    take: (method, path) => {
      const found = faults.find((fault) => (fault.method === '*' || fault.method.toUpperCase() === method) && fits(fault.path, path));
      if (found?.times !== undefined) {
        found.times -= 1;
        if (found.times <= 0) faults = faults.filter((fault) => fault !== found);
      }
      return found;
    },
  };
}
