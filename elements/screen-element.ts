import type { CreatorElement } from './base-element';

/** What `<creator-app>` gives to the elements it holds, in place of the address bar. */
export interface ElementRouter {
  navigate(path: string, options: { replace: boolean }): void;
  back(): void;
}

/** An element that holds one screen. */
export interface ScreenElement extends CreatorElement {
  router: ElementRouter | undefined;
  refresh(): Promise<void>;
}
