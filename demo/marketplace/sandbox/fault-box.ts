import * as v from 'valibot';

export const Fault = v.object({
  method: v.string(),
  /** Below /api, exact or with {id} wildcards. */
  path: v.string(),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** A string is sent as it is, so that a malformed body can be asked for. */
  body: v.optional(v.unknown()),
  delay_ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  /** The call waits, undone and unanswered, until it is released; no time ends that. */
  hold: v.optional(v.boolean()),
  drop: v.optional(v.boolean()),
  /** The marketplace does what was asked, and the connection is cut before the answer. */
  lose: v.optional(v.boolean()),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  headers: v.optional(v.record(v.string(), v.string())),
});
export type Fault = v.InferOutput<typeof Fault>;

/** Which faults are meant: those that were set for this method and this path, or all of them where nothing is said. */
export const Release = v.object({ method: v.optional(v.string()), path: v.optional(v.string()) });
export type Release = v.InferOutput<typeof Release>;

/** One call that a fault holds. */
export interface HeldCall { method: string; path: string }

/** The faults a tester has asked for; the first that fits a request is taken and used up. */
export interface FaultBox {
  add(fault: Fault): void;
  take(method: string, path: string): Fault | undefined;
  list(): Fault[];
  /** Resolves once the fault holds its calls no longer, or the caller has gone away. */
  hold(fault: Fault, call: HeldCall, signal: AbortSignal): Promise<void>;
  /** The calls that are held now, oldest first. */
  held(): HeldCall[];
  /** These faults hold nothing from now on, also no call that is still to come; how many calls went on. */
  release(which?: Release): number;
  /** Forgets all faults. What was held goes on. */
  clear(): void;
}

const fits = (pattern: string, path: string): boolean => {
  const wanted = pattern.replace(/^\/api(?=\/)/, '').split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, index) => /^\{.+\}$|^\*$/.test(part) || part === given[index]);
};

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
    return free.length;
  };

  return {
    add: (fault) => { faults.push({ ...fault }); },
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
