import { describeShapes, everyPair } from './describe-shapes';

/** A part of `npm run shapes`; `npm test` runs a small sample (sample.test.ts). Two pages share the work. */
export async function describeWhole(part: number, parts: number): Promise<void> {
  const { only, seed, answers } = (await (await fetch('/shapes/wanted')).json()) as { only: string; seed: number; answers: number };
  const wanted = everyPair.filter(({ scene, call }) => `${scene.name} × ${call}`.includes(only)).filter((_, index) => index % parts === part);
  describeShapes(wanted, seed, answers, (each) => fetch('/shapes/found', { method: 'POST', body: JSON.stringify(each) }));
}
