import { appendFileSync } from 'node:fs';

/** What a measurement has found, for docs/reliability.md (build/load.mjs). */
export interface Finding {
  readonly kind: 'mounts' | 'session' | 'elements' | 'sandbox';
  /** What was measured: an element, or a sentence. */
  readonly what: string;
  readonly times?: number;
  readonly nodes?: number;
  readonly listeners?: number;
  readonly timers?: number;
  /** Bytes of heap for each time. */
  readonly heap?: number;
}

/** Prints it; `npm run load -- --write` writes it. */
export function report(finding: Finding): void {
  const { kind, what, ...figures } = finding;
  console.info(`${kind}: ${what} ${Object.entries(figures).map(([name, figure]) => `${name} ${figure}`).join(', ')}`);
  if (process.env.LOAD_FOUND) appendFileSync(process.env.LOAD_FOUND, `${JSON.stringify(finding)}\n`);
}
