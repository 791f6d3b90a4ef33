import type { CreatorElement, ElementStatus } from './base-element';

/** What `<creator-app>` gives to the elements it holds, in place of the address bar. */
export interface ElementRouter {
  navigate(path: string, options: { replace: boolean }): void;
  back(): void;
  /** Hears of the status of an element that it holds. False where the page has been told of it already. */
  follow?(element: object, status: ElementStatus): boolean;
}

/** An element that holds one screen. */
export interface ScreenElement extends CreatorElement {
  router: ElementRouter | undefined;
  refresh(): Promise<void>;
}
