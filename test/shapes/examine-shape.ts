import type { Fault } from '../faults/faults';
import { silent } from '../faults/excused';
import { openHealthy, problemsOf, retries } from '../faults/read-cell';
import type { Scene } from '../faults/scenes';
import { everything, readScreen, Stage } from '../faults/stage';
import { queryByRole } from '../support/screen';
import { waitUntil } from '../support/wait-until';
import { type Change, scriptRan, withChanges } from './changes';
import { type Json, leavesOf, type Path, valueAt } from './json';

/** A scene that works, with the good answer of the call whose shape is to change. */
export interface Base {
  readonly scene: Scene;
  readonly call: string;
  readonly body: Json;
  readonly text: string;
}

const answering = (change: (body: Json) => Json): Fault => ({
  name: 'another shape', kind: 'another answer',
  async answer({ good }) {
    const answer = await good();
    if (!answer.headers.get('content-type')?.includes('json')) return answer;
    return Response.json(change(await answer.json() as Json), { status: answer.status });
  },
});

export async function openBase(scene: Scene, call: string): Promise<Base> {
  let first: Json | undefined;
  const stage = await Stage.open(scene, call, answering((body) => (first ??= body, body)));
  await reach(stage, call);
  stage.close();
  const { text } = await openHealthy(scene);
  if (first === undefined) throw new Error(`${scene.name} does not make ${call}`);
  return { scene, call, body: first, text };
}

const notForPeople = /\bundefined\b|\bNaN\b|\[object |Invalid Date|\bInfinity\b/;
const addresses = new Set(['href', 'xlink:href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'srcdoc']);
const runs = /^[\s\p{Cc}]*(javascript|vbscript|data:(?!image\/))/iu;

/** What is wrong with an attribute, hidden elements included. */
function wrongAttribute(element: Element, { name, value }: Attr): string | undefined {
  const where = `<${element.localName} ${name}="${value.slice(0, 80)}">`;
  if (name.startsWith('on')) return `a handler in ${where}`;
  if (addresses.has(name) && runs.test(value.replace(/[\t\n\r]/g, ''))) return `an address that runs: ${where}`;
  const bad = notForPeople.exec(value);
  return bad ? `'${bad[0]}' in ${where}` : undefined;
}

const startsWith = (path: Path, start: Path) => start.every((step, index) => path[index] === step);

/** What a change may take away: its place, and the innermost list item that contains it (E93). */
function mayTake({ path }: Change): Path {
  const item = path.findLastIndex((step) => typeof step === 'number');
  return item < 0 ? path : path.slice(0, item + 1);
}

const said = ({ element, toasts, events }: Stage) =>
  events.includes('creator-session-expired') || element.status === 'error' || element.status === 'degraded' || retries(element).length > 0 || toasts.length > 0;

const flags: readonly unknown[] = [undefined, null, true, false, 0, 1, 'true', 'false'];
/** A flag says which screen it is, and a missing one is off; a flag that cannot be read is not one. */
const chooses = (body: Json, { path, value }: Change) => typeof valueAt(body, path) === 'boolean' && flags.includes(value);

/** The texts of the good answer that were on the screen, are untouched wherever the answer has them, and are gone. */
function lost({ body, text }: Base, changes: readonly Change[], now: string): string[] {
  if (changes.some((change) => chooses(body, change))) return [];
  const taken = changes.map(mayTake);
  const texts = leavesOf(body).filter(({ value }) => typeof value === 'string' && value.length > 2).map(({ path, value }) => ({ path, value: String(value) }));
  const touched = new Set(texts.filter(({ path }) => taken.some((start) => startsWith(path, start))).map(({ value }) => value));
  return [...new Set(texts.map(({ value }) => value))].filter((value) => text.includes(value) && !now.includes(value) && !touched.has(value));
}

const zero = /^[-−+]?₹?0(\.0+)?%?$/;
const unreadable = (value: Json | undefined) => value === undefined || typeof value === 'object' || typeof value === 'boolean' || (typeof value === 'string' && !/\d/.test(value));

/** In answers of performance a figure that is missing is 0 (E305). */
const leavesOutZeros = (call: string) => call.includes('/perf');

/** A figure that cannot be read is '—' and never 0. */
function claimsZero({ text, call }: Base, changes: readonly Change[], now: string): string | undefined {
  if (!changes.every(({ kind, value }) => kind !== 'list' && unreadable(value) && !(value === undefined && leavesOutZeros(call)))) return undefined;
  const before = text.split(' | ').filter((part) => zero.test(part)).length;
  const parts = now.split(' | ');
  return parts.filter((part) => zero.test(part)).length > before ? `0 for what cannot be read: ${parts.filter((part, index) => zero.test(part) || zero.test(parts[index + 1] ?? '')).join(' | ').slice(0, 120)}` : undefined;
}

/** Numbers as programs write them: `1e+21`, `-0`. */
const programNumber = /\de[+-]\d|(?:^|\s)[-−]₹?0(?=\s|%|$)/;
/** A number in the place of a text is that text (E92). */
const wrongNumber = (text: string, changes: readonly Change[]) => {
  const part = text.split(' | ').find((each) => programNumber.test(each) && each.length < 60 && !changes.some(({ value }) => each.includes(String(value).trim() || '-')));
  return part === undefined ? [] : [`a number of a program: ${part}`];
};

const tooWide = ({ element }: Stage) =>
  (element.scrollWidth > element.clientWidth ? [`wider than its ${element.clientWidth} px: ${element.scrollWidth}`] : []);

/** What a creator sees of an answer. */
export interface Examined {
  readonly seen: 'shown' | 'shown, with what is missing said' | 'error screen';
  /** Empty if nothing is wrong. */
  readonly problems: readonly string[];
}

function seenOn(stage: Stage): Examined['seen'] {
  if (stage.element.status === 'error') return 'error screen';
  return said(stage) ? 'shown, with what is missing said' : 'shown';
}

/** Opens what asks for the answer. Until it is asked for, everything is well, so each step can be taken sooner or later. */
async function reach(stage: Stage, call: string): Promise<boolean> {
  const asked = () => stage.server.asked.includes(call);
  await stage.settle();
  for (const [role, name] of stage.scene.steps ?? []) {
    const target = () => queryByRole(stage.element, role, name);
    await waitUntil(() => target() !== null || asked(), `${stage.scene.name} has no ${role} ${name}`);
    target()?.click();
    await stage.settle();
  }
  await waitUntil(asked, `${stage.scene.name} does not ask for ${call}`);
  return stage.settle();
}

/** Opens a scene whose call answers with these changes. */
export async function examineShape(base: Base, changes: readonly Change[]): Promise<Examined> {
  const stage = await Stage.open(base.scene, base.call, answering((body) => withChanges(body, changes)));
  const page = window as unknown as Record<string, unknown>;
  delete page[scriptRan];
  try {
    const rested = await reach(stage, base.call);
    const { text } = readScreen(stage.element);
    const attributes = [...everything(stage.element.shadowRoot ?? stage.element)].flatMap((each) => [...each.attributes].map((attribute) => wrongAttribute(each, attribute) ?? []).flat());
    const gone = said(stage) || base.call in silent ? [] : lost(base, changes, text);
    const claim = said(stage) ? undefined : claimsZero(base, changes, text);
    const problems = [
      ...problemsOf(stage, rested), ...new Set(attributes),
      ...wrongNumber(text, changes), ...tooWide(stage),
      ...(page[scriptRan] ? ['a script of the answer ran'] : []),
      ...(gone.length > 0 ? [`gone without a word: ${gone.slice(0, 3).join(', ').slice(0, 120)}`] : []),
      ...(claim ? [claim] : []),
    ];
    return { seen: seenOn(stage), problems };
  } finally {
    stage.close();
  }
}
