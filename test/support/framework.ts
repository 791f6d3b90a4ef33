/** What a framework passes to the element, each in the way of its templates. */
export interface Values {
  label: string;
  count: number;
  open: boolean;
  items: readonly number[];
  rows: { readonly total: number };
  camelRows: { readonly total: number };
}

/** What a component of the framework renders: `<creator-probe>` with values and children, or nothing. */
export interface View extends Values {
  shown: boolean;
  children: readonly string[];
}

export const spellings = ['lowercaseevent', 'kebab-event', 'camelEvent', 'CAPSevent', 'PascalEvent'] as const;

export interface Rendering {
  /** Renders again; the framework's own delayed work is done when it returns. */
  update(view: View): void;
  remove(): void;
}

/** A framework under test. Its adapter is bundled with its own copy of the framework, as in a web page. */
export interface Framework {
  /** What must be done once, before anything can be rendered. */
  prepare?(): Promise<void>;
  /**
   * Renders `<creator-probe>` and listens to every spelling and to `creator-navigate` in the framework's own syntax.
   */
  render(host: HTMLElement, view: View, hear: (event: Event) => void): Rendering;
  /** Renders `<creator-late>`, which is not defined yet, in the simplest way. */
  renderEarly(host: HTMLElement, values: Values): Rendering;
  /** The same, in the framework's recommended way for object properties. */
  renderEarlyAdvised(host: HTMLElement, values: Values): Rendering;
}
