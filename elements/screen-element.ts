import type { AttributeProperties, AttributeTypes } from './attributes';
import type { CreatorElement, ElementStatus } from './base-element';

/** What `<creator-app>` provides to the elements inside it, instead of the address bar. */
export interface ElementRouter {
  navigate(path: string, options: { replace: boolean }): void;
  back(): void;
  /** The address of a path of the app, as a link has it. */
  href?(path: string): string;
  /** Receives the status of an element inside it. False if the page was notified already. */
  follow?(element: object, status: ElementStatus): boolean;
}

/** An element that contains one screen. */
export interface ScreenElement extends CreatorElement {
  router: ElementRouter | undefined;
  refresh(): Promise<void>;
}

/**
 * The class of an element. It is here, apart from the types of a definition, because it is part of the package's type
 * declarations, which must not need those of React.
 */
export type ElementClass<Attributes extends AttributeTypes> = new () => ScreenElement & AttributeProperties<Attributes>;
