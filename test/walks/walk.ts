import { restoreDevice } from '../support/device';
import { AppStage } from './stage';
import { type Step, take } from './steps';
import { readScreen } from '../faults/stage';

/** What went wrong, and the steps before it in words. */
export interface Fall { readonly problem: string; readonly story: readonly string[] }

/** Everything that can be seen of the app: texts, names, states and where the focus is. */
function look({ app, effects }: AppStage): string {
  const { text, labels } = readScreen(app);
  const states: string[] = [];
  const walk = (root: ParentNode): void => {
    for (const each of root.querySelectorAll<HTMLElement>('*')) {
      for (const name of ['aria-expanded', 'aria-selected', 'aria-pressed', 'aria-checked', 'aria-invalid', 'open', 'class']) if (each.hasAttribute(name)) states.push(each.getAttribute(name) ?? '');
      if (each instanceof HTMLInputElement) states.push(String(each.checked), each.value);
      if (each.scrollTop || each.scrollLeft) states.push(`${each.scrollTop} ${each.scrollLeft}`);
      if (each.shadowRoot) {
        states.push(each.shadowRoot.activeElement?.outerHTML.slice(0, 200) ?? '');
        walk(each.shadowRoot);
      }
    }
  };
  walk(document.body);
  return [text, labels, effects, location.hash, scrollY, ...states].join('|');
}

/** Walks through the app and stops where something is wrong. */
export async function walk(scenario: string, steps: readonly Step[]): Promise<Fall | undefined> {
  const stage = await AppStage.open(scenario);
  const story: string[] = [];
  /** What taps have led to: the same tap again may leave it as it is. */
  const results = new Set<string>();
  try {
    let problem = await stage.settle() ? '' : 'the app does not open';
    for (const step of steps) {
      if (problem) break;
      const before = look(stage);
      const { said, mustHaveEffect, problem: found } = await take(stage, step);
      story.push(said);
      // The effect of a tap may begin a frame later.
      const rested = await stage.settle();
      const problems = [...(found ? [found] : []), ...stage.problems()];
      if (!rested) problems.push(`no rest: status ${stage.app.status}`);
      const after = look(stage);
      if (mustHaveEffect && after === before && !results.has(said + before)) problems.push('nothing happens');
      results.add(said + after);
      problem = problems.join('; ');
    }
    return problem ? { problem, story } : undefined;
  } finally {
    stage.close();
    restoreDevice();
  }
}

/** The shortest walk of those tried that falls in the same way; it leaves out halves, then quarters, and so on. */
export async function shorten(scenario: string, steps: readonly Step[], fall: Fall, tries = 60): Promise<Fall> {
  const kind = ({ problem }: Fall) => problem.slice(0, 24);
  let [shortest, kept] = [fall, steps.slice(0, fall.story.length)];
  for (let size = Math.ceil(kept.length / 2); size >= 1 && tries > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < kept.length - 1 && tries > 0;) {
      const fewer = [...kept.slice(0, from), ...kept.slice(from + size)];
      tries--;
      const again = fewer.length > 0 ? await walk(scenario, fewer) : undefined;
      if (again && kind(again) === kind(fall)) [shortest, kept] = [again, fewer.slice(0, again.story.length)];
      else from += size;
    }
  }
  return shortest;
}
