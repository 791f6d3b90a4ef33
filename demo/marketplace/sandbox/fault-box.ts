import * as v from 'valibot';

export const Fault = v.object({
  method: v.string(),
  /** Below /api, exact or with {id} wildcards. */
  path: v.string(),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** A string is sent as it is, so that a malformed body can be asked for. */
  body: v.optional(v.unknown()),
  delay_ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  drop: v.optional(v.boolean()),
  /** The marketplace does what was asked, and the connection is cut before the answer. */
  lose: v.optional(v.boolean()),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  headers: v.optional(v.record(v.string(), v.string())),
});
export type Fault = v.InferOutput<typeof Fault>;

/** The faults a tester has asked for; the first that fits a request is taken and used up. */
export interface FaultBox { add(fault: Fault): void; take(method: string, path: string): Fault | undefined; list(): Fault[]; clear(): void }

const fits = (pattern: string, path: string): boolean => {
  const wanted = pattern.replace(/^\/api(?=\/)/, '').split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, index) => /^\{.+\}$|^\*$/.test(part) || part === given[index]);
};

export function createFaultBox(): FaultBox {
  let faults: Fault[] = [];
  return {
    add: (fault) => { faults.push({ ...fault }); },
    list: () => faults,
    clear: () => { faults = []; },
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
