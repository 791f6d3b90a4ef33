import { appScreens } from '../../elements/app/screens';
import type { CancelableCreatorEvent, CreatorChangeDetail, CreatorNavigateDetail } from '../../elements/events';
import { formatChoice, knownOnly, otherElement, parseChoice, type Choice } from './choice';
import type { Heard, LiveElement } from './live-element';
import type { ElementInfo } from './manifest';
import type { Dialect } from './markup';
import type { Stage } from './stage';
import type { Scheme } from './theme';

export const panels = ['attributes', 'properties', 'events', 'theme', 'markup'] as const;
export type Panel = (typeof panels)[number];

const kept = 200;
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

/** The state and the actions of the page; every change renders the page again. */
export class GalleryModel {
  elements: readonly ElementInfo[] = [];
  /** Why there is no list of elements. */
  manifestFailure: string | undefined;
  /** Why the login to the sandbox failed. */
  sandboxFailure: string | undefined;
  choice: Choice;
  panel: Panel = 'attributes';
  dialect: Dialect = 'HTML';
  listOpen = false;
  heard: readonly Heard[] = [];
  /** The result of the last method call. */
  outcome = '';
  stage: Stage | undefined;
  readonly hidden = new Set(['creator-track']);
  /** A single element would leave the page; the app navigates inside itself. */
  readonly #prevented = { alone: new Set<CancelableCreatorEvent>(['creator-navigate']), app: new Set<CancelableCreatorEvent>() };
  readonly #paint: () => void;
  #ids = 0;
  #painting = false;

  constructor(paint: () => void) {
    this.#paint = paint;
    this.choice = parseChoice(location.hash);
    prefersDark.addEventListener('change', () => this.changed());
  }

  get info(): ElementInfo | undefined {
    return this.elements.find(({ tag }) => tag === this.choice.tag);
  }

  get element(): LiveElement | undefined {
    return this.stage?.element;
  }

  /** The visible colour scheme. */
  get scheme(): Scheme {
    const chosen = this.choice.attributes['color-scheme'];
    return chosen === 'light' || chosen === 'dark' ? chosen : prefersDark.matches ? 'dark' : 'light';
  }

  /** Renders once after all changes of a task. */
  changed(): void {
    if (this.#painting) return;
    this.#painting = true;
    queueMicrotask(() => {
      this.#painting = false;
      this.#paint();
    });
  }

  /** Applies a choice; the address changes without a new history entry. */
  choose(choice: Choice): void {
    this.choice = choice;
    history.replaceState(history.state, '', formatChoice(choice));
    this.changed();
  }

  /** Follows the address: a link of the list, a shared one, Back. */
  readAddress(): void {
    const choice = parseChoice(location.hash);
    const isElement = choice.tag === '' || this.elements.some(({ tag }) => tag === choice.tag) || this.elements.length === 0;
    // An element may use the address for a moment, as the return from Instagram in a scenario does.
    if (!isElement && this.info) {
      setTimeout(() => history.replaceState(history.state, '', formatChoice(this.choice)));
      return;
    }
    this.choice = choice;
    this.listOpen = false;
    this.#settle();
    this.changed();
  }

  /** Takes from the address what the element knows; without an element in it, the first of the list is shown. */
  #settle(): void {
    const [first] = this.elements;
    if (this.info) this.choice = knownOnly(this.choice, this.info);
    else if (this.choice.tag === '' && first) this.choose(otherElement(this.choice, first));
  }

  created(): void {
    this.heard = [];
    this.outcome = '';
    this.sandboxFailure = undefined;
    this.changed();
  }

  hear(event: Omit<Heard, 'id'>): void {
    this.heard = [{ ...event, id: ++this.#ids }, ...this.heard].slice(0, kept);
    if (event.name === 'creator-change') this.#keepInStep(event.detail as CreatorChangeDetail);
    this.changed();
  }

  /** What the user selects in the element also changes the address and the markup. */
  #keepInStep({ filters }: CreatorChangeDetail): void {
    const own = this.info?.attributes ?? [];
    const attributes = { ...this.choice.attributes };
    for (const [name, value] of Object.entries(filters)) {
      const attribute = own.find((each) => each.name === name);
      if (!attribute) continue;
      if (value === attribute.default) delete attributes[name];
      else attributes[name] = value;
    }
    this.choose({ ...this.choice, attributes });
  }

  /** The events whose default is cancelled. */
  get prevented(): Set<CancelableCreatorEvent> {
    return this.choice.tag === 'creator-app' ? this.#prevented.app : this.#prevented.alone;
  }

  /** The address here of a creator-navigate; undefined if no element shows that route. */
  placeOf({ route, params, href }: CreatorNavigateDetail): { tag: string; address: string } | undefined {
    const tag = appScreens[route]?.tag;
    const to = this.elements.find((element) => element.tag === tag);
    if (!to) return undefined;
    const wanted = Object.fromEntries(new URL(href, location.origin).searchParams);
    for (const { name, property } of to.attributes) if (params[property] !== undefined) wanted[name] = params[property];
    return { tag: to.tag, address: formatChoice(otherElement(this.choice, to, wanted)) };
  }
}
