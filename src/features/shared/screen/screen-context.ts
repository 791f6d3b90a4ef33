import { createContext, useContext } from 'react';
import type { RouteName, RouteParams } from '../../../domain/routes';
import type { SupportContact } from '../../../domain/support';
import type { Runtime } from '../../../runtime';

export interface NavigateOptions {
  query?: RouteParams;
  /** Replaces the current address in the history. */
  replace?: boolean;
}

export type ScreenStatus = 'loading' | 'ready' | 'degraded' | 'error';

/** What a screen may use of its element. The object is stable for the life of the screen. */
export interface ScreenHost {
  readonly runtime: Runtime;
  /** Whom the user of this screen can ask, if the page has configured it. Not for buyers. */
  readonly support?: SupportContact | undefined;
  /** The app's base path, e.g. '' or '/creators'. */
  readonly basePath: string;
  /** The address of a path below the base path, as a link has it. */
  hrefOf(path: string): string;
  /** The screen's views are pages of the app, from which Back returns. */
  readonly viewsInAddress: boolean;
  /** Opens another screen; the host page is asked first (`creator-navigate`). */
  navigate(route: RouteName, params?: RouteParams, options?: NavigateOptions): void;
  /** The back action: in a webview the app's target, else back in history, else Home. */
  back(): void;
  /** Opens a checked external address; the host page is asked first (`creator-open-external`). */
  openExternal(href: string, reason: 'programme' | 'reward' | 'share' | 'support'): void;
  /** Reports the status of the screen to the element, and the failure if there is one. */
  setStatus(status: ScreenStatus, error?: Error): void;
  /** Calls it with the status of the screen, now and after each change; returns a function that ends that. */
  onStatus(watch: (status: ScreenStatus) => void): () => void;
  /** The screen needs code that is loading: the element is not ready before the returned function has been called. */
  wait(): () => void;
  /**
   * A part shows that it could not be loaded: the element is `degraded` until the returned function has been called.
   */
  lack(error: Error): () => void;
  /** An action failed because of an error in the code; only its class is reported. */
  fault(error: Error): void;
  /** `creator-change`: what the screen now shows, so that a host page can keep its URL in sync. */
  changed(detail: { view: string; filters: Record<string, string> }): void;
  /** `creator-track`: something that analytics count. Never a phone number, an OTP or a token. */
  track(name: string, facts?: Readonly<Record<string, string | number | boolean>>): void;
  /** Registers what `refresh()` on the element does; returns a function that undoes it. */
  onRefresh(refresh: () => void | Promise<void>): () => void;
}

/** A new object makes every part that uses the screen render again. The screen in it stays, and with it the stores. */
export interface ScreenValue {
  readonly host: ScreenHost;
}

export const ScreenContext = createContext<ScreenValue | undefined>(undefined);

/** The element's interface for the running screen. */
export function useScreen(): ScreenHost {
  const value = useContext(ScreenContext);
  if (!value) throw new Error('A screen must be mounted by its element');
  return value.host;
}
