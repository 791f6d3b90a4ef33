import type { ScreenElement } from '../../elements/define';
import { callTable } from '../../src/api/contract/table';
import { frame } from '../support/at-rest';
import { restoreDevice } from '../support/device';
import { longestMs, notForPeople, readScreen, Stage } from './stage';
import type { Done } from './faulty-server';
import type { Write } from './write';
import type { WriteFault } from './write-faults';

/** What a creator has met in a cell. */
export interface SeenWrite {
  readonly said: string;
  readonly way: string;
  readonly problems: readonly string[];
}

const generic = /Something went wrong\. Please try again\./;
const doubt = /all the same/;

const rowOf = (name: string) => Object.values(callTable).find(({ method, path }) => `${method} ${path}` === name);

async function until(condition: () => boolean): Promise<boolean> {
  const end = performance.now() + longestMs;
  while (!condition()) {
    if (performance.now() > end) return false;
    await frame();
  }
  return true;
}

/** Another element of the page, which a failed write must leave alone. */
async function neighbourOf(stage: Stage, write: Write): Promise<ScreenElement> {
  const neighbour = document.createElement(write.loggedOut ? 'creator-help' : 'creator-earnings') as ScreenElement;
  neighbour.runtime = stage.server.runtime;
  stage.element.before(neighbour);
  await customElements.whenDefined(neighbour.localName);
  await neighbour.whenReady();
  // Its lazy code adds to it.
  let [text, calm] = ['', 0];
  await until(() => {
    const now = readScreen(neighbour).text;
    calm = now === text && stage.server.pending() === 0 ? calm + 1 : 0;
    text = now;
    return calm >= 8;
  });
  return neighbour;
}

interface Case {
  readonly stage: Stage;
  readonly write: Write;
  readonly given: WriteFault;
  /** What the server has done before the tap, and again after another login. */
  readonly earlier: Set<Done>;
}

const isSessionFault = ({ write, given }: Case) => given.fault.kind === 'session' && !write.call.startsWith('POST /auth/');

/** Whether the answer counts as a success, so that the creator meets no fault at all. */
const passes = ({ write, given }: Case) => given.twice === true || (given.acknowledges && rowOf(write.call)?.success === 'acknowledged');

/** Whether the screen says what it must say. */
function says({ stage, write, given }: Case): string {
  const { text } = readScreen(stage.element);
  const all = [...stage.toasts, text].join(' | ');
  if (stage.events.includes('creator-session-expired')) return 'login';
  const told = given.text ?? (write.call.endsWith('otp') ? given.textOfOtp : undefined);
  const own = given.fault.kind !== 'session' || write.loggedOut ? told : undefined;
  if (own !== undefined && all.includes(own)) return 'text of the server';
  if (write.says?.test(all)) return 'own text';
  if (own !== undefined || !generic.test(all)) return '';
  return doubt.test(all) ? 'generic text, may have happened' : 'generic text';
}

/** What is wrong with what is said. */
function wrongWords(given: Case, said: string): string[] {
  const { stage, write } = given;
  if (isSessionFault(given)) return said === 'login' ? [] : [`no end of the session, but '${said}'`];
  if (said === 'done') return given.given.unclear ? [] : ['it is shown as done, and it was refused'];
  if (said === '') return [`nothing said; on the screen: ${readScreen(stage.element).text.slice(0, 300)}; toasts: ${stage.toasts.join()}`];
  if (said.startsWith('generic')) {
    const doubted = said !== 'generic text';
    if (doubted !== (given.given.unclear && !write.leavesNothing) && !/-otp$|\/otp$/.test(write.call)) return [`'${said}' where the outcome is ${given.given.unclear ? 'unclear' : 'clear'}`];
  }
  return [];
}

/** The server must have done it once. */
function wrongNumber(given: Case): string[] {
  const made = given.stage.server.done.filter((each) => each.call === given.write.call && !given.earlier.has(each));
  const kinds = new Set(made.map(({ body }) => body));
  const again = rowOf(given.write.call)?.retry === 'once';
  if (made.length === 0) return ['the server has done nothing'];
  // Of the same value, twice is as good as once.
  return (again ? kinds.size : made.length) === 1 ? [] : [`done ${made.length} times: ${[...kinds].join(' ')}`];
}

/** What must hold on any screen. */
function wrongScreen({ element, errors, events }: Stage, rested: boolean): string[] {
  const { text, labels } = readScreen(element);
  const wrong = notForPeople.exec(text) ?? notForPeople.exec(labels);
  return [
    ...(rested ? [] : [`no rest: status ${element.status}`]),
    // Without a session a screen has nothing to show.
    ...(element.status === 'error' && !events.includes('creator-session-expired') ? ['status error'] : []),
    ...(wrong ? [`'${wrong[0]}' on the screen: ${(text + labels).slice(Math.max(0, wrong.index - 40), wrong.index + 40)}`] : []),
    ...errors,
  ];
}

/** What was typed or chosen and is not there any more. */
function lost({ stage, write }: Case, before: string | undefined): string[] {
  const now = write.kept?.(stage);
  return now === before || write.isDone(stage) ? [] : [`lost: '${before}' is '${now}'`];
}

/** The fault is gone: what the creator does until it is done. */
async function goOn(given: Case, before: string | undefined, problems: string[]): Promise<string> {
  const { stage, write, earlier } = given;
  const { server, events } = stage;
  const ended = events.includes('creator-session-expired');
  for (const { id } of server.runtime.toasts.all()) server.runtime.toasts.dismiss(id); // they end by themselves
  stage.toasts.length = 0;
  if (ended) {
    server.signIn();
    await stage.settle();
    const count = server.done.length;
    await write.begin?.(stage, write.draft === true);
    await stage.settle();
    for (const each of server.done.slice(count)) earlier.add(each);
    if (write.draft) problems.push(...lost(given, before));
  }
  const isDone = () => write.isDone(stage);
  if (isDone()) return 'it was done';
  await write.reach?.(stage);
  await write.press(stage);
  if (await until(isDone)) return ended ? 'login, the same tap' : 'the same tap';
  return `NO WAY ON: ${readScreen(stage.element).text.slice(0, 400)}; toasts: ${stage.toasts.join()}`;
}

/** The fault does no harm: it is done with the first tap. */
async function passOver(given: Case, asked: () => number): Promise<string[]> {
  const { stage, write, given: { twice } } = given;
  const done = await until(() => write.isDone(stage));
  const calls = asked();
  return [
    ...(done ? [] : [`not done: ${readScreen(stage.element).text.slice(0, 400)}; toasts: ${stage.toasts.join()}`]),
    ...(twice && calls !== 1 ? [`two taps are ${calls} calls`] : []),
  ];
}

async function meet(given: Case): Promise<SeenWrite> {
  const { stage, write, given: { fault, twice } } = given;
  const { server } = stage;
  const neighbour = await neighbourOf(stage, write);
  await stage.settle();
  await write.begin?.(stage, false);
  await write.reach?.(stage);
  await stage.settle();
  const beside = readScreen(neighbour).text;
  for (const each of server.done) given.earlier.add(each);
  const askedBefore = server.asked.length;
  const before = write.keeps ?? write.kept?.(stage);
  const asked = () => server.asked.slice(askedBefore).filter((call) => call === write.call).length;

  server.set(write.call, fault);
  await write.press(stage);
  if (twice) {
    await until(() => asked() > 0);
    await write.press(stage);
  }
  const problems: string[] = [];
  let said = 'done';
  let way = 'none needed';
  if (passes(given)) {
    problems.push(...await passOver(given, asked), ...wrongScreen(stage, await stage.settle()));
  } else {
    await until(() => says(given) !== '' || write.isDone(stage));
    problems.push(...wrongScreen(stage, await stage.settle()));
    said = says(given) || (write.isDone(stage) ? 'done' : '');
    problems.push(...wrongWords(given, said));
    if (!isSessionFault(given)) problems.push(...lost(given, before));
    server.set();
    way = await goOn(given, before, problems);
    if (way.startsWith('NO WAY')) problems.push(way);
  }
  problems.push(...wrongNumber(given));
  const besideNow = new Set(readScreen(neighbour).text.split(' | '));
  const gone = beside.split(' | ').filter((part) => !besideNow.has(part));
  if (!isSessionFault(given) && gone.length > 0) problems.push(`gone beside it: ${gone.join(' | ').slice(0, 200)}`);
  neighbour.remove();
  return { said, way, problems: [...problems, ...stage.errors.filter((error) => !problems.includes(error))] };
}

/** Makes a writing call that has a fault, and again when the fault is gone. */
export async function examineWrite(write: Write, given: WriteFault): Promise<SeenWrite> {
  // Nothing but the length of a time limit is hurried; an answer that is only late must come in time.
  if (given.twice) restoreDevice();
  const stage = await Stage.open(write.scene, undefined, undefined, write);
  try {
    return await meet({ stage, write, given, earlier: new Set() });
  } finally {
    stage.close();
  }
}
