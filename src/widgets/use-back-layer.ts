import { createContext, useContext, useLayoutEffect } from 'react';
import { useEffectEvent } from './use-effect-event';

/** Registers that something is open which Back closes; the returned function removes it. The element provides it. */
export const BackContext = createContext<(close: () => void) => () => void>(() => () => undefined);

/** While `open`, Back calls `close` instead of leaving the page. `close` may ask first. */
export function useBackLayer(open: boolean, close: () => void): void {
  const openLayer = useContext(BackContext);
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => (open ? openLayer(() => onBack()) : undefined), [open, openLayer]);
}
