import type { Runtime } from '../runtime';
import { atRest } from './at-rest';
import { weakTexts } from './contrast';
import type { FakeRuntime } from './fake-runtime';
import { hearElement } from './hear-element';
import { watchContent, watchPage, watchPageStyles } from './watch-page';
import { watchRequests } from './watch-requests';

export interface EmbedExpectations {
  /** A runtime for the element; a fake one also reports which requests were not aborted. Default: the element's own. */
  runtime?: Runtime | undefined;
  /** Events that the element must have dispatched once it is ready; default `creator-ready`. */
  events?: readonly string[] | undefined;
  /** The time limit for becoming ready, in ms; default 5000. */
  timeoutMs?: number | undefined;
  /** False skips the contrast check, for pages whose colours are not final; default true. */
  contrast?: boolean | undefined;
}

/** The kinds of problems. */
export type EmbedCheck = 'defined' | 'ready' | 'policy' | 'contrast' | 'events' | 'leak' | 'remount';

export interface EmbedProblem {
  readonly check: EmbedCheck;
  readonly text: string;
}

/** All problems of an element, in one message. */
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

/** Stores that several screens share release the page's events a second after the last screen has unmounted. */
const graceMs = 2500;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function until(holds: () => boolean, ms: number): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end; await pause(20)) if (holds()) return true;
  return holds();
}

/** The contrast of colours during a transition cannot be measured. */
async function settled(element: HTMLElement): Promise<void> {
  const running = element.shadowRoot?.getAnimations?.() ?? [];
  const finite = running.filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.race([Promise.allSettled(finite.map(({ finished }) => finished)), pause(1000)]);
}

const isFake = (runtime: Runtime | undefined): runtime is FakeRuntime => runtime !== undefined && 'hold' in runtime;

/** Each run observes the whole page and would count what another run attaches, so runs wait for each other. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Inserts an element into the page, removes it and inserts it again, and reports everything that would harm a host
 * page: a tag that is not defined or defined twice, not becoming ready, violations of the page's security policy, weak
 * contrast, missing events, and leaks. Works in any test runner; the element ends where it was.
 * @throws EmbedError with all problems
 */
export function assertEmbed(element: HTMLElement, expectations: EmbedExpectations = {}): Promise<void> {
  const run = turn.then(() => examine(element, expectations));
  turn = run.catch(() => undefined);
  return run;
}

/** Problems with the definition of the tag. */
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
      // The diagnosis of a failure starts after it and is reported later.
      await Promise.race([failures.first, late]);
      say(check, failures.latest() ? `failed with ${failures.latest()}` : 'failed, without a creator-error that says why');
    }
    return status !== 'late';
  }

  /** The browser reports a violation when it loads the resource, and a screen continues to load after it is ready. */
  async function rest(): Promise<void> {
    const { runtime: used } = embedded;
    await atRest(element, () => isFake(used) && used.requests.some(({ status, aborted }) => status === undefined && !aborted), timeoutMs);
  }

  async function leave(): Promise<void> {
    element.remove();
    await pause(0);
  }

  /** @returns whether the element can be inserted again */
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
   * The first insertion may attach what is attached once per page, and so may lazy code in the second one. That is no
   * leak, because it does not grow. A leak grows with each further insertion.
   */
  async function checkFurtherLives(): Promise<void> {
    const left = await leftByLife((now) => now.length === 0);
    const leftAgain = left.length > 0 ? await leftByLife((now) => left.every((what) => now.includes(what))) : [];
    for (const what of left) if (leftAgain.includes(what)) say('leak', `${what} is still there after the element has left`);
    if (element.shadowRoot?.hasChildNodes()) say('leak', 'the shadow root still holds the screen after the element has left');
  }

  /** Checks repeatedly until `enough`, because clean-up and late code take time. */
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

  /** Removed while it loads: nobody will read the answers. */
  async function checkEarlyEnd(): Promise<void> {
    const requests = watchRequests(isFake(embedded.runtime) ? embedded.runtime : undefined);
    try {
      put();
      if (!(await until(() => requests.begun() > 0, 200))) return;
      // The screen aborts what was prefetched for it, so the screen must have loaded.
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
