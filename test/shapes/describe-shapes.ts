import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import '../../elements/creator-password-alert';
import '../../elements/creator-elements';
import { asked } from '../faults/asked';
import { type Scene, scenes } from '../faults/scenes';
import { hurry } from '../faults/stage';
import { restoreDevice } from '../support/device';
import { type Change, changesOf } from './changes';
import { type Base, examineShape, openBase } from './examine-shape';

export interface Pair {
  readonly scene: Scene;
  readonly call: string;
}

const older: Scene = { name: 'creator-performance, older version', tag: 'creator-performance', older: true };
const olderPost: Scene = { name: 'creator-performance, older version, post', tag: 'creator-performance', older: true, steps: [['button', /^All Posts/], ['button', /New-user bonus/]] };

/** Every reading call of every scene, in a fixed order. */
export const everyPair: readonly Pair[] = [
  ...scenes.flatMap((scene) => (asked[scene.name] ?? []).map((call) => ({ scene, call }))),
  { scene: older, call: 'POST /v1/performance/perf/overview' },
  { scene: older, call: 'POST /v1/performance/perf/post-data' },
  { scene: olderPost, call: 'GET /v1/performance/perf/post' },
];

export interface ShapeReport {
  readonly scene: string;
  readonly call: string;
  /** How many answers were seen in which way. */
  readonly seen: Readonly<Record<string, number>>;
  /** What failed, each in its shortest form. */
  readonly stories: readonly string[];
}

/** The kind of a problem, so that one defect is told once. */
const kindOf = (problem: string) => problem.replace(/[\d.,]+/g, '#').slice(0, 18);

/** Leaves out changes as long as the same thing stays wrong. */
async function shortest(base: Base, changes: readonly Change[], kind: string): Promise<readonly Change[]> {
  for (const each of changes) {
    const fewer = changes.filter((other) => other !== each);
    if (fewer.length > 0 && (await examineShape(base, fewer)).problems.some((problem) => kindOf(problem) === kind)) return shortest(base, fewer, kind);
  }
  return changes;
}

/** What is seen of a number of generated answers, which a seed repeats, and the stories of what fails. */
async function examineMany(base: Base, seed: number, answers: number): Promise<Pick<ShapeReport, 'seen' | 'stories'>> {
  const stories = new Map<string, string>();
  const counts: Record<string, number> = {};
  for (const changes of fc.sample(changesOf(base.body), { seed, numRuns: answers })) {
    const { seen, problems } = await examineShape(base, changes);
    counts[seen] = (counts[seen] ?? 0) + 1;
    for (const problem of problems) {
      const kind = kindOf(problem);
      if (stories.has(kind)) continue;
      const short = await shortest(base, changes, kind);
      stories.set(kind, `${short.map(({ words }) => words).join(', and ')}: ${problem}`);
    }
  }
  return { seen: counts, stories: [...stories.values()] };
}

/** A test for each pair, with that number of answers. */
export function describeShapes(pairs: readonly Pair[], seed: number, answers: number, report: (each: ShapeReport) => unknown = () => undefined): void {
  const { style } = document.body;
  const before = style.cssText;
  // As wide as the smallest phone.
  beforeEach(() => {
    hurry();
    style.cssText = 'margin: 0; width: 320px';
  });
  afterEach(() => {
    style.cssText = before;
    restoreDevice();
  });
  for (const { scene, call } of pairs) {
    it(`${scene.name} × ${call}, seed ${seed}`, async function () {
      this.timeout(0);
      const { seen, stories } = await openBase(scene, call).then((base) => examineMany(base, seed, answers))
        .catch((error: unknown) => ({ seen: {}, stories: [String(error)] }));
      await report({ scene: scene.name, call, seen, stories });
      expect(stories, `npm run shapes -- --seed ${seed} ${scene.name} × ${call}: ${stories.join('; ')}`).to.deep.equal([]);
    });
  }
}
