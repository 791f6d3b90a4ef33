import { createContext, useContext } from 'react';
import type { RouteName, RouteParams } from '../../../domain/routes';
import type { Runtime } from '../../../runtime';

export interface NavigateOptions {
  query?: RouteParams;
  /** Puts the new address in the place of the present one. */
  replace?: boolean;
}

export type ScreenStatus = 'loading' | 'ready' | 'degraded' | 'error';

/** What a screen may ask of the element that holds it. The object is stable for the screen's life. */
export interface ScreenHost {
  readonly runtime: Runtime;
  /** The app's base path, e.g. '' or '/creators'. */
  readonly basePath: string;
  /** The screen's views are pages of the app, which Back returns from. */
  readonly viewsInAddress: boolean;
  /** Goes to another screen; the host page is asked first (`creator-navigate`). */
  navigate(route: RouteName, params?: RouteParams, options?: NavigateOptions): void;
  /** The back action: the host app's target in a webview, else back in history, else Home. */
  back(): void;
  /** Leaves for a checked outside address; the host page is asked first (`creator-open-external`). */
  openExternal(href: string, reason: 'programme' | 'reward'): void;
  /** Tells the element and its host how far the screen is, and what has failed where something has. */
  setStatus(status: ScreenStatus, error?: Error): void;
  /** Code of what the screen opens with is on its way: the element is not ready before the returned function has been called. */
  wait(): () => void;
  /** Something says in its place that it could not be loaded: the element is `degraded` until the returned function has been called. */
  lack(error: Error): () => void;
  /** Something that was tapped has failed through a fault of the code; only its class is reported. */
  fault(error: Error): void;
  /** `creator-change`: what the screen now shows, so that a host can keep its URL in step. */
  changed(detail: { view: string; filters: Record<string, string> }): void;
  /** `creator-track`: something happened that analytics count. Never a phone number, an OTP or a token. */
  track(name: string, facts?: Readonly<Record<string, string | number | boolean>>): void;
  /** Registers what `refresh()` on the element does; returns the way to take it back. */
  onRefresh(refresh: () => void | Promise<void>): () => void;
}

export const ScreenContext = createContext<ScreenHost | undefined>(undefined);

/** The element's side of the running screen. */
export function useScreen(): ScreenHost {
  const host = useContext(ScreenContext);
  if (!host) throw new Error('A screen must be mounted by its element');
  return host;
}
