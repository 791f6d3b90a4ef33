import type { Runtime } from '../runtime';
import { atRest } from './at-rest';
import { weakTexts } from './contrast';
import type { FakeRuntime } from './fake-runtime';
import { hearElement } from './hear-element';
import { watchContent, watchPageStyles } from './watch-content';
import { watchPage } from './watch-page';
import { watchRequests } from './watch-requests';

export interface EmbedExpectations {
  /** Given to the element; a fake one also tells which requests were not given up. Else the element's own. */
  runtime?: Runtime | undefined;
  /** Events that the element must have sent once it is ready; default `creator-ready`. */
  events?: readonly string[] | undefined;
  /** How long becoming ready may take, in ms; default 5000. */
  timeoutMs?: number | undefined;
  /** False where the page's own colours are being worked on; default true. */
  contrast?: boolean | undefined;
}

/** What can be wrong. */
export type EmbedCheck = 'defined' | 'ready' | 'policy' | 'contrast' | 'events' | 'leak' | 'remount';

export interface EmbedProblem {
  readonly check: EmbedCheck;
  readonly text: string;
}

/** Everything that is wrong with an element, in one message. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError';
  readonly problems: readonly EmbedProblem[];
  constructor(tag: string, problems: readonly EmbedProblem[]) {
    super(`<${tag}> does not stand up in this page:\n${problems.map(({ check, text }) => `- ${check}: ${text}`).join('\n')}`);
    this.problems = problems;
  }
}

interface Embedded extends HTMLElement {
  runtime?: Runtime | undefined;
  readonly status?: string;
  whenReady?(): Promise<string>;
}

/** Stores that several screens share let go of the page's events a second after the last one left. */
const graceMs = 2500;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function until(holds: () => boolean, ms: number): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end; await pause(20)) if (holds()) return true;
  return holds();
}

/** Colours that are still fading into each other have no contrast to be measured. */
async function settled(element: HTMLElement): Promise<void> {
  const running = element.shadowRoot?.getAnimations?.() ?? [];
  const finite = running.filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.race([Promise.allSettled(finite.map(({ finished }) => finished)), pause(1000)]);
}

const isFake = (runtime: Runtime | undefined): runtime is FakeRuntime => runtime !== undefined && 'hold' in runtime;

/** Each run watches the whole page, and would count what another one attaches: the next begins when this is through. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Puts an element on the page, takes it away and puts it back, and looks at what a host page would suffer from: a tag that
 * is not defined or defined twice, not becoming ready, violations of the page's security policy, weak contrast, events that
 * do not come, and what stays behind. Works in any runner; the element is left as it was found.
 * @throws EmbedError with everything that is wrong
 */
export function assertEmbed(element: HTMLElement, expectations: EmbedExpectations = {}): Promise<void> {
  const run = turn.then(() => examine(element, expectations));
  turn = run.catch(() => undefined);
  return run;
}

/** What is wrong with how the tag was defined. */
function definitionProblem(element: HTMLElement, timeoutMs: number): string | undefined {
  const definition = customElements.get(element.localName);
  if (!definition) return `no script has defined the tag after ${timeoutMs} ms`;
  if (!(element instanceof definition)) return 'the element belongs to another definition of its tag: was it made in another document?';
  return 'definedAgain' in definition ? 'a second copy of the bundle is on the page and has tried to define the tag again' : undefined;
}

async function examine(element: HTMLElement, expectations: EmbedExpectations): Promise<void> {
  const { runtime, events = ['creator-ready'], timeoutMs = 5000, contrast = true } = expectations;
  const embedded = element as Embedded;
  const problems: EmbedProblem[] = [];
  const say = (check: EmbedCheck, text: string) => void problems.push({ check, text });
  const { parentNode, nextSibling } = element;
  const put = () => (parentNode ?? document.body).insertBefore(element, nextSibling?.parentNode === parentNode ? nextSibling : null);

  element.remove();
  await pause(0);
  if (runtime) embedded.runtime = runtime;
  const styles = watchPageStyles();
  const heard = hearElement(element, events);
  try {
    const ready = await checkFirstLife();
    if (ready) {
      await checkFurtherLives();
      await checkEarlyEnd();
    }
    for (const violation of heard.violations) say('policy', violation);
  } finally {
    heard.stop();
    element.remove();
    if (parentNode) put();
  }
  if (problems.length > 0) throw new EmbedError(element.localName, problems);

  /** Whether the element became ready in time; a loader may still define its tag. */
  async function becomesReady(check: 'ready' | 'remount'): Promise<boolean> {
    const failures = heard.failures();
    put();
    const late = pause(timeoutMs).then(() => 'late');
    if (await Promise.race([customElements.whenDefined(element.localName), late]) === 'late') return false;
    const status = await Promise.race([embedded.whenReady?.() ?? 'ready', late]);
    if (status === 'late') say(check, `still ${embedded.status ?? 'loading'} after ${timeoutMs} ms`);
    else if (status === 'error') {
      // What is behind it is looked for, and reported, after that.
      await Promise.race([failures.first, late]);
      say(check, failures.latest() ? `failed with ${failures.latest()}` : 'failed, without a creator-error that says why');
    }
    return status !== 'late';
  }

  /** The browser reports what it refuses when it comes to load it, and a screen goes on loading when it is ready. */
  async function rest(): Promise<void> {
    const { runtime: used } = embedded;
    await atRest(element, () => isFake(used) && used.requests.some(({ status, aborted }) => status === undefined && !aborted), timeoutMs);
  }

  async function leave(): Promise<void> {
    element.remove();
    await pause(0);
  }

  /** @returns whether there is a life to be repeated */
  async function checkFirstLife(): Promise<boolean> {
    const ready = await becomesReady('ready');
    const misdefined = definitionProblem(element, timeoutMs);
    if (misdefined) say('defined', misdefined);
    await rest();
    if (ready) await checkContent();
    await leave();
    return ready;
  }

  async function checkContent(): Promise<void> {
    await settled(element);
    for (const type of events) if (!heard.seen.has(type)) say('events', `${type} did not come`);
    if (contrast) for (const text of weakTexts(element)) say('contrast', text);
  }

  /**
   * The first life may attach what is attached once per page, and so may code that comes only in the second: it is the same
   * listener for ever. What each further life leaves behind grows.
   */
  async function checkFurtherLives(): Promise<void> {
    const left = await leftByLife((now) => now.length === 0);
    const leftAgain = left.length > 0 ? await leftByLife((now) => left.every((what) => now.includes(what))) : [];
    for (const what of left) if (leftAgain.includes(what)) say('leak', `${what} is still there after the element has left`);
    if (element.shadowRoot?.hasChildNodes()) say('leak', 'the shadow root still holds the screen after the element has left');
  }

  /** Looks until `enough`, since what goes late and what comes late takes its time. */
  async function leftByLife(enough: (left: readonly string[]) => boolean): Promise<string[]> {
    const content = watchContent();
    const page = watchPage();
    const left = () => [...page.left(), ...content.left(), ...styles.left()];
    try {
      const again = await becomesReady('remount');
      await rest();
      await leave();
      if (again) await until(() => enough(left()), graceMs);
      return again ? left() : [];
    } finally {
      page.stop();
    }
  }

  /** Taken away while it loads: nobody will read the answers. */
  async function checkEarlyEnd(): Promise<void> {
    const requests = watchRequests(isFake(embedded.runtime) ? embedded.runtime : undefined);
    try {
      put();
      if (!(await until(() => requests.begun() > 0, 200))) return;
      // What was asked for ahead of the screen is given up by the screen, so that must be there.
      for (let before = 0; requests.begun() > before;) {
        before = requests.begun();
        await pause(100);
      }
      await leave();
      for (const request of requests.pending()) say('leak', `${request} was not given up when the element left`);
    } finally {
      requests.stop();
    }
  }
}
