import type { ScreenElement } from '../../elements/define';
import { frame } from '../support/at-rest';
import { queryAllByRole } from '../support/screen';
import { waitUntil } from '../support/wait-until';
import { lackingCall, optional, silent, untold } from './excused';
import type { Fault } from './faults';
import type { Scene } from './scenes';
import { notForPeople, readScreen, skeletons, Stage, walk } from './stage';

/** What a creator has met in one cell of the matrix. */
export interface Seen {
  readonly status: string;
  /** How the screen went on when the fault was gone. */
  readonly way: string;
  /** How the screen says that something is missing; empty if it has everything. */
  readonly said: string;
  readonly problems: readonly string[];
}

const retryWords = /^(Retry|Try again|Reload)\b|\bagain$/i;
export const retries = (element: ScreenElement) => queryAllByRole(element, 'button', retryWords);

/** What a scene asks for and shows while everything works. */
export interface Healthy {
  readonly asked: readonly string[];
  readonly text: string;
}

export async function openHealthy(scene: Scene): Promise<Healthy> {
  const stage = await Stage.open(scene);
  try {
    if (!await stage.settle()) throw new Error(`${scene.name} does not come to rest`);
    const before = stage.server.asked.length;
    await walk(stage);
    if (!await stage.settle()) throw new Error(`${scene.name} does not come to rest after its taps`);
    const own = stage.server.asked.slice(scene.steps?.length ? before : 0);
    return { asked: [...new Set(own)].sort(), text: readScreen(stage.element).text };
  } finally {
    stage.close();
  }
}

/** The parts of one screen that the other lacks. */
export const missing = (text: string, than: string) => {
  const has = new Set(text.split(' | '));
  return than.split(' | ').filter((part) => !has.has(part)).join(' | ').slice(0, 200);
};

const nothingSaid = 'left out';

/** How a screen says that something is missing. */
function saying({ element, toasts, events }: Stage, text: string, healthy: string): string {
  if (events.includes('creator-session-expired')) return 'login';
  if (element.status === 'error') return 'error screen';
  if (missing(text, healthy) === '') return '';
  if (retries(element).length > 0) return 'retry';
  if (toasts.length > 0) return 'toast';
  if (element.status === 'degraded') return 'degraded';
  const more = text.split(' | ').filter((part) => !healthy.includes(part));
  return more.length > 0 ? `instead: ${more.join(' | ').slice(0, 80)}` : nothingSaid;
}

/** What must hold on any screen, whatever has failed. */
export function problemsOf({ element, errors }: Stage, rested: boolean): string[] {
  const { text, labels } = readScreen(element);
  const wrong = notForPeople.exec(text) ?? notForPeople.exec(labels);
  return [
    ...(rested ? [] : [`no rest: status ${element.status}, ${skeletons(element).length} skeletons`]),
    ...(text === '' && element.localName !== 'creator-password-alert' ? ['nothing to read'] : []),
    ...(wrong ? [`'${wrong[0]}' in: ${(text + labels).slice(Math.max(0, wrong.index - 40), wrong.index + 40)}`] : []),
    ...errors,
  ];
}

/** Once the fault is gone: what a creator or the page does until the screen has everything. */
async function goOn(stage: Stage, healthy: string): Promise<string> {
  const { element, server } = stage;
  const { toasts } = server.runtime;
  for (const { id } of toasts.all()) toasts.dismiss(id); // they end by themselves
  const text = () => readScreen(element).text;
  const whole = () => missing(text(), healthy) === '' && missing(healthy, text()) === '';
  if (stage.events.includes('creator-session-expired')) {
    server.signIn();
    await stage.begin();
    if (whole()) return 'login';
  }
  if (whole()) return 'none needed';
  if (stage.scene.steps?.length) {
    await walk(stage);
    if (whole()) return 'the same tap';
  }
  for (let tries = 0; tries < 3 && retries(element).length > 0; tries++) {
    for (const button of retries(element)) button.click();
    await stage.settle();
    if (!whole()) await walk(stage);
    if (whole()) return 'retry';
  }
  await element.refresh();
  await stage.settle();
  if (whole()) return 'refresh';
  element.remove();
  await frame();
  document.body.append(element);
  await stage.begin();
  return whole() ? 'opened again' : `NO WAY ON: lacks [${missing(text(), healthy)}], has [${missing(healthy, text())}]`;
}

const mayBeSilent = (scene: Scene, call: string, fault: Fault) =>
  call in silent || (`${scene.name} × ${call}` in optional && lackingCall(fault));

/** Opens a scene while one of its calls has a fault, and again goes on when it is gone. */
export async function examineRead(scene: Scene, call: string, fault: Fault, healthy: Healthy): Promise<Seen> {
  const stage = await Stage.open(scene, call, fault);
  try {
    const rested = await stage.begin();
    const { text } = readScreen(stage.element);
    const problems = problemsOf(stage, rested);
    const { status } = stage.element;
    const said = saying(stage, text, healthy.text);
    if (said === nothingSaid && !mayBeSilent(scene, call, fault)) problems.push(`less on the screen (${text.length} of ${healthy.text.length} letters), and nothing says so`);
    stage.server.set();
    const way = await goOn(stage, healthy.text);
    if (way.startsWith('NO WAY')) problems.push(way);
    const told = () => stage.events.includes('creator-error');
    if (status === 'error' && !(`${scene.name} × ${call} × ${fault.name}` in untold)) {
      // A failure is diagnosed by code that loads after it is shown, so its event comes later.
      await waitUntil(told).catch(() => problems.push('status error without creator-error'));
    }
    return { status, way, said, problems: [...problems, ...stage.errors.filter((error) => !problems.includes(error))] };
  } finally {
    stage.close();
  }
}
