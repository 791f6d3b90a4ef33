import { createElement, lazy, type ComponentType } from 'react';
import { loadChunk } from '../../host/load-chunk';

const failed = new Set<() => void>();

/**
 * A part of a screen whose code comes when it is needed; asked for twice, since a phone's network may be gone
 * for a moment. Where it does not come even so, rendering fails, until `askAgain` lets it be asked for anew.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // React keeps what a lazy component was refused, so asking anew takes a new one.
  const ask = () => lazy(() => loadChunk(load).then((part) => ({ default: part }), (error: unknown) => {
    failed.add(() => { Part = ask(); });
    throw error;
  }));
  let Part = ask();
  return (props: Props) => createElement(Part as ComponentType<Props>, props);
}

/** For a 'Try again' after a failure: parts whose code did not come are asked for when they are rendered next. */
export function askAgain(): void {
  for (const forget of failed) forget();
  failed.clear();
}
