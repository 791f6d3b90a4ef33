import { useEffect, useLayoutEffect, useRef } from 'react';
import { asOfLoad, failureOf, howFar, type Weighed } from '../../../domain/load';
import { showStore, type StoreDefinition } from '../../../state/store';
import { useEffectEvent } from '../../../widgets/use-effect-event';
import { useScreen } from './screen-context';

/** The store of a screen. Its lifetime decides what happens when the screen unmounts. */
export function useStore<Store extends object>(definition: StoreDefinition<Store>): Store {
  const screen = useScreen();
  const store = definition.of(screen.runtime, screen);
  // A layout effect, so that the clean-up is over before the element can be mounted again.
  useLayoutEffect(() => showStore(definition, store), [definition, store]);
  return store;
}

/** The store of a screen, which loads what is selected unless it is loaded; a selection is given as plain values. */
export function useEnsured<Selection extends readonly unknown[], Store extends { ensure(...selection: Selection): unknown }>(
  definition: StoreDefinition<Store>, ...selection: Selection
): Store {
  const store = useStore(definition);
  const ensure = useEffectEvent(() => void store.ensure(...selection));
  // The values of the selection, since the array itself is a new one in every render.
  const selected = JSON.stringify(selection);
  useLayoutEffect(() => ensure(), [store, selected]);
  return store;
}

export interface Shown extends Weighed {
  /** Loads it again and keeps what is shown. */
  readonly refresh: () => unknown;
}

/**
 * The resources that a screen shows: they determine its status, and what `refresh()` of the element does.
 * @param shown false while another component replaces the screen and reports its own status
 * @returns loads again what has failed
 */
export function useLoads(loads: readonly Shown[], shown = true): () => void {
  const { setStatus, onRefresh } = useScreen();
  const { status, error } = howFar(loads);
  useEffect(() => {
    if (shown) setStatus(status, error);
  }, [shown, status, error, setStatus]);
  const latest = useRef(loads);
  useLayoutEffect(() => {
    latest.current = loads;
  });
  useLayoutEffect(() => onRefresh(async () => {
    await Promise.all(latest.current.map(({ refresh }) => refresh()));
  }), [onRefresh]);
  return () => refreshFailed(loads);
}

/** Loads again what has failed or could not be refreshed. */
export function refreshFailed(loads: readonly Pick<Shown, 'load' | 'refresh'>[]): void {
  for (const { load, refresh } of loads) if (failureOf(load) || asOfLoad(load) !== undefined) void refresh();
}
