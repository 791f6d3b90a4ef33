import { useEffect, useLayoutEffect, useRef } from 'react';
import { howFar, type Weighed } from '../../../domain/how-far';
import { asOfLoad, failureOf } from '../../../domain/load';
import { useScreen } from './screen-context';

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
  return () => {
    for (const { load, refresh } of loads) if (failureOf(load) || asOfLoad(load) !== undefined) void refresh();
  };
}
