export interface LastRun { at: number; files: Record<string, { ms: number; failed: boolean }> }
export function testOrder(files: readonly { file: string; changed: number }[], last: LastRun, seed: string | number): string[];
export function timesOf(results: readonly { file: string; ms: number; passed: boolean }[]): LastRun['files'];
