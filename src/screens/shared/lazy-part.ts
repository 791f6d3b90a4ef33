import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of a screen that comes when it is needed; asked for twice, since a phone's network may be gone for a moment. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(load).then((part) => ({ default: part })));
}
