import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { LazyPlace } from '../screen/lazy-part';
import { useScreen } from '../screen/screen-context';

interface AwaitedProps {
  /** Shaped like what comes. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A `lazyPart` that belongs to what a screen opens with: the element is not ready before its code has come. */
export function Awaited({ fallback, children }: AwaitedProps) {
  return <LazyPlace value={{ waiting: <Waiting>{fallback}</Waiting>, needed: true }}>{children}</LazyPlace>;
}

/** A skeleton of what a screen opens with, while its code is on its way. */
export function Waiting({ children }: { children: ReactNode }) {
  const { wait } = useScreen();
  const done = useRef<() => void>(undefined);
  // Begins before the screen's own effects say how far it is, and ends after those of what has come.
  useLayoutEffect(() => {
    done.current = wait();
  }, [wait]);
  useEffect(() => () => done.current?.(), []);
  return children;
}
