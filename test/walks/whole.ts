import { describeWalks } from './describe-walks';

const scenarios = ['busy-creator', 'new-creator', 'payment-pending'];

/** A part of `npm run walks`; `npm test` takes shorter walks (walks.test.ts). Two pages share the work. */
export async function describeWhole(part: number, parts: number): Promise<void> {
  const { seed, steps, walks } = (await (await fetch('/walks/wanted')).json()) as { seed: number; steps: number; walks: number };
  const all = Array.from({ length: walks }, (_, index) => scenarios.map((scenario) => ({ scenario, seed: seed + index }))).flat();
  for (const each of all.filter((_, index) => index % parts === part)) describeWalks(each.scenario, each.seed, steps);
}
