import type { Choice } from './choice';
import type { Heard, LiveElement } from './live-element';
import { sandboxRuntime } from './sandbox';

interface Options {
  /** The container of the element. */
  place: HTMLElement;
  /** Every event of any element. */
  events: readonly string[];
  isPrevented: (name: string) => boolean;
  heard: (event: Omit<Heard, 'id'>) => void;
  /** A new element was created, so the state of the previous one is dropped. */
  created: (element: LiveElement) => void;
  /** The element has changed its own scenario, which it offers for an unknown one. */
  scenarioChosen: (scenario: string) => void;
  failed: (reason: string) => void;
}

/** What cannot change while an element is mounted. */
const lifeOf = ({ tag, source, attributes }: Choice) => JSON.stringify([tag, source, attributes['scenario']]);

/**
 * Contains the one live element and applies the choice: a new element for another tag or other data, otherwise changed
 * attributes.
 */
export class Stage {
  readonly #options: Options;
  #element: LiveElement | undefined;
  #life = '';
  #scenario: string | undefined;
  #theme: readonly string[] = [];
  readonly #watcher: MutationObserver;

  constructor(options: Options) {
    this.#options = options;
    this.#watcher = new MutationObserver(() => {
      const scenario = this.#element?.getAttribute('scenario');
      if (scenario && scenario !== this.#scenario) options.scenarioChosen(scenario);
    });
    for (const name of options.events) {
      options.place.addEventListener(name, (event) => {
        if (event.cancelable && options.isPrevented(name)) event.preventDefault();
        options.heard({ at: new Date(), name, detail: (event as CustomEvent<unknown>).detail, prevented: event.defaultPrevented });
      });
    }
  }

  get element(): LiveElement | undefined {
    return this.#element;
  }

  show(choice: Choice): void {
    this.#applyTheme(choice);
    if (this.#element && this.#life === lifeOf(choice)) this.#applyAttributes(this.#element, choice);
    else this.create(choice);
  }

  /** Creates the element again. */
  create(choice: Choice): void {
    const life = this.#life = lifeOf(choice);
    this.#scenario = choice.attributes['scenario'];
    const element: LiveElement = document.createElement(choice.tag);
    this.#applyAttributes(element, choice);
    this.#element = element;
    this.#watcher.disconnect();
    this.#watcher.observe(element, { attributeFilter: ['scenario'] });
    this.#options.created(element);
    if (choice.source !== 'sandbox') {
      this.#options.place.replaceChildren(element);
      return;
    }
    this.#options.place.replaceChildren();
    void sandboxRuntime().then((runtime) => {
      if (this.#element !== element || this.#life !== life) return;
      element.runtime = runtime;
      this.#options.place.replaceChildren(element);
    }, (error: unknown) => this.#options.failed(error instanceof Error ? error.message : String(error)));
  }

  /** Removes the element. */
  clear(): void {
    this.#element = undefined;
    this.#options.place.replaceChildren();
  }

  #applyAttributes(element: Element, { attributes }: Choice): void {
    for (const { name } of [...element.attributes]) if (!Object.hasOwn(attributes, name)) element.removeAttribute(name);
    for (const [name, value] of Object.entries(attributes)) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  }

  /** The policy refuses style attributes in markup, but allows style sheets from script. */
  #applyTheme({ theme }: Choice): void {
    const { style } = this.#options.place;
    for (const name of this.#theme) if (!Object.hasOwn(theme, name)) style.removeProperty(name);
    for (const [name, value] of Object.entries(theme)) style.setProperty(name, value);
    this.#theme = Object.keys(theme);
  }
}
