/** What a framework hands to the element, each the way its templates do it. */
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
  /** Renders anew; what the framework itself does later has been done when it returns. */
  update(view: View): void;
  remove(): void;
}

/** A framework under test. Its adapter is bundled with a copy of the framework of its own, as in a web page. */
export interface Framework {
  /** What must be done once, before anything can be rendered. */
  prepare?(): Promise<void>;
  /** Renders `<creator-probe>` and listens to every spelling and to `creator-navigate` in the framework's own syntax. */
  render(host: HTMLElement, view: View, hear: (event: Event) => void): Rendering;
  /** Renders `<creator-late>`, which nobody has defined yet, as one would write it without a thought. */
  renderEarly(host: HTMLElement, values: Values): Rendering;
  /** The same, as the framework advises for rich properties. */
  renderEarlyAdvised(host: HTMLElement, values: Values): Rendering;
}
