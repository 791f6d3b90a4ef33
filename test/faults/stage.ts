import type { CreatorApp } from '../../elements/creator-app';
import type { ScreenElement } from '../../elements/define';
import { requestTimeoutMs } from '../../src/domain/limits';
import { atRest, collectErrors } from '../support/at-rest';
import { pretend } from '../support/device';
import { queryByRole } from '../support/screen';
import type { Fault } from './faults';
import { createFaultyServer, type FaultyServer, type ServerOptions } from './faulty-server';
import { makeScene, type Scene } from './scenes';

/** The longest that a screen may take, on a busy machine and with lists of 1,000; only a failing cell needs all of it. */
export const longestMs = 15_000;
export const notForPeople = /\bundefined\b|\bNaN\b|\[object |Invalid Date|\bInfinity\b|\bnull\b/;

/**
 * Time limits of calls and pauses before a repetition pass at once: nothing but the length is tested by waiting for
 * them. Only those pauses have a fraction.
 */
export function hurry(): void {
  const { setTimeout: begin } = window;
  pretend(window, 'setTimeout', (act: TimerHandler, after = 0, ...args: unknown[]) =>
    begin(act, after === requestTimeoutMs ? 150 : Number.isInteger(after) ? after : 1, ...args));
}

export function* everything(root: ParentNode): Generator<Element> {
  for (const each of root.querySelectorAll('*')) {
    yield each;
    if (each.shadowRoot) yield* everything(each.shadowRoot);
  }
}

const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
const attributes = ['aria-label', 'title', 'alt', 'placeholder', 'href', 'src', 'datetime'];

/** What can be read, in document order, and in a second list what attributes say. */
export function readScreen(element: HTMLElement): { text: string; labels: string } {
  const texts: string[] = [];
  const labels: string[] = [];
  for (const each of everything(element.shadowRoot ?? element)) {
    if (each.localName === 'style' || !isVisible(each)) continue;
    for (const node of each.childNodes) if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) texts.push(node.textContent.trim());
    for (const name of attributes) if (each.hasAttribute(name)) labels.push(each.getAttribute(name) ?? '');
  }
  return { text: texts.join(' | '), labels: labels.join(' | ') };
}

export const skeletons = (element: HTMLElement) => [...everything(element.shadowRoot ?? element)]
  .filter((each) => (each.part.contains('skeleton') || each.getAttribute('aria-busy') === 'true') && isVisible(each));

/** Whether an element still gets its data. */
export const isLoading = (element: ScreenElement | CreatorApp) => element.status === 'loading' || element.status === 'idle' || skeletons(element).length > 0;

/** Taps what the scene taps, as far as the screen offers it. */
export async function walk(stage: Stage): Promise<void> {
  for (const [role, name] of stage.scene.steps ?? []) {
    const target = queryByRole(stage.element, role, name);
    if (!target) return;
    target.click();
    await stage.settle();
  }
}

/** A scene on the page, with a server of its own. */
export class Stage {
  readonly toasts: string[] = [];
  readonly errors: string[] = [];
  readonly events: string[] = [];
  readonly #stop = new AbortController();

  private constructor(readonly scene: Scene, readonly element: ScreenElement, readonly server: FaultyServer) {
    const { toasts } = server.runtime;
    const show = toasts.show.bind(toasts);
    toasts.show = (kind, text) => {
      this.toasts.push(text);
      show(kind, text);
    };
    element.runtime = server.runtime;
    const { signal } = this.#stop;
    for (const type of ['creator-error', 'creator-session-expired', 'creator-ready']) element.addEventListener(type, () => void this.events.push(type), { signal });
    element.addEventListener('creator-navigate', (event) => {
      this.events.push('creator-navigate');
      event.preventDefault();
    }, { signal });
    collectErrors(this.errors, signal);
  }

  static async open(scene: Scene, call?: string, fault?: Fault, options?: ServerOptions): Promise<Stage> {
    const server = await createFaultyServer({ older: scene.older, ...options });
    server.set(call, fault);
    const stage = new Stage(scene, makeScene(scene), server);
    document.body.append(stage.element);
    await customElements.whenDefined(scene.tag);
    return stage;
  }

  /** Waits until nothing is on its way and nothing changes; says whether that came. */
  settle(): Promise<boolean> {
    const { element, server } = this;
    return atRest(() => element.shadowRoot?.textContent ?? '', () => server.pending() > 0 || isLoading(element), { ms: longestMs, calmFrames: 3 });
  }

  async begin(): Promise<boolean> {
    const rested = await this.settle();
    await walk(this);
    return rested && this.settle();
  }

  close(): void {
    this.#stop.abort();
    this.element.remove();
    scrollTo(0, 0); // what floats above the fold is hidden further down
    this.server.runtime.signOut();
  }
}
