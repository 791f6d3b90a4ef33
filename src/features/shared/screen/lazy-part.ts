import { createElement, lazy, type ComponentType } from 'react';
import { loadChunk } from '../../../bridge/load-chunk';
import { comesLater } from './later-code';

const failed = new Set<() => void>();

/** What a component that a module exports takes. */
type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/**
 * A part of a screen whose code comes when it is needed; asked for twice, since a phone's network may be gone
 * for a moment. Where it does not come even so, rendering fails, until `askAgain` lets it be asked for anew.
 *
 * @example const PaymentDrawer = lazyPart(() => import('./payment-drawer'), 'PaymentDrawer');
 */
export function lazyPart<Module extends object, Name extends keyof Module>(load: () => Promise<Module>, name: Name): ComponentType<PropsOf<Module[Name]>> {
  comesLater(load);
  // React keeps what a lazy component was refused, so asking anew takes a new one.
  const ask = () => lazy(() => loadChunk(load, name).then((part) => ({ default: part as ComponentType<object> }), (error: unknown) => {
    failed.add(() => { LazyPart = ask(); });
    throw error;
  }));
  let LazyPart = ask();
  return (props) => createElement(LazyPart as ComponentType<object>, props as object);
}

/** For a 'Try again' after a failure: parts whose code did not come are asked for when they are rendered next. */
export function askAgain(): void {
  for (const forget of failed) forget();
  failed.clear();
}
