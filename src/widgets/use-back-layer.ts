import { useContext, useLayoutEffect } from 'react';
import { BackContext } from './dialog-context';
import { useEffectEvent } from './use-effect-event';

/** While `open`, Back calls `close` instead of leaving the page. `close` may ask first. */
export function useBackLayer(open: boolean, close: () => void): void {
  const openLayer = useContext(BackContext);
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => (open ? openLayer(() => onBack()) : undefined), [open, openLayer]);
}
