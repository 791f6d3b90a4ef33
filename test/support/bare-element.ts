import { CreatorElement, type ElementStatus } from '../../elements/base-element';
import { createRuntime, type Runtime } from '../../src/runtime';
import { restoreDevice } from './device';

/** An element with nothing to show, which notes what the common part tells it. */
export class Bare extends CreatorElement {
  static override ownAttributes = { view: ['list', 'grid'], limit: 'number' } as const;
  readonly steps: string[] = [];
  readonly given: Runtime[] = [];
  repaired = 0;
  onRuntime: (() => void) | undefined;
  protected arrived(): void {
    this.steps.push('arrived');
    this.setStatus('loading');
  }
  protected left(): void {
    this.steps.push('left');
  }
  protected runtimeChanged(runtime: Runtime): void {
    this.steps.push('runtime');
    this.given.push(runtime);
    this.onRuntime?.();
  }
  protected valuesChanged(): void {
    this.steps.push('values');
  }
  protected wordsChanged(): void {
    this.steps.push('words');
  }
  say(status: ElementStatus, told?: boolean): void {
    this.setStatus(status, told);
  }
  loseCode(): void {
    this.chunkFailed(new TypeError('gone'), () => this.repaired++);
  }
  startAnew(): void {
    this.beginAnew();
  }
  get all() {
    return this.values;
  }
  get addressPrefix() {
    return this.appBase;
  }
  get shadow() {
    return this.root;
  }
}
Bare.installProperties();
customElements.define('creator-bare', Bare);

/** Elements and boxes that a test has inserted, which `forgetAll` removes. */
export const made: HTMLElement[] = [];

/** @param where none for an element that is not inserted */
export function make(attributes: Record<string, string> = {}, where: Node | null = document.body): Bare & Record<string, unknown> {
  const element = document.createElement('creator-bare') as Bare & Record<string, unknown>;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  made.push(element);
  where?.appendChild(element);
  return element;
}

/** Removes an element, and waits until it knows that it was not moved. */
export async function gone(element: HTMLElement): Promise<void> {
  element.remove();
  await Promise.resolve();
}

/** After each test. */
export async function forgetAll(): Promise<void> {
  restoreDevice();
  await Promise.all(made.splice(0).map(gone));
}

/** The events of an element, as name and detail. */
export function eventsOf(element: Element): [string, unknown][] {
  const told: [string, unknown][] = [];
  for (const name of ['creator-loading', 'creator-ready', 'creator-error']) {
    document.addEventListener(name, (event) => event.composedPath()[0] === element && told.push([name, (event as CustomEvent<unknown>).detail]));
  }
  return told;
}

export const offline = { fetch: () => Promise.reject(new TypeError('no network')) };
export const runtimeAt = (apiBase: string) => createRuntime({ apiBase, ...offline });
/** What runtimes are compared by: an assertion that holds one would hang when it fails. */
export const base = (runtime: Runtime | undefined) => runtime?.apiBase;
