export interface Run { file: string; tests: string[]; milliseconds: number }
/** A test file to run without a mutant, or a mutant with the tests that reach it. */
export type Job = { file: string } | { mutant: string; runs: Run[] };
export function jobsOf(mutants: readonly { id: string; file: string }[], files: readonly string[]): {
  next(): Job | undefined | Promise<Job | undefined>;
  done(seen: Record<string, unknown>): void;
  found(): { results: Record<string, string>; problems: string[]; leftOut: string[]; byChance: string[] };
};
