import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { LazyPlace } from '../screen/lazy-part';
import { useScreen } from '../screen/screen-context';

interface AwaitedProps {
  /** The shape of the content. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A `lazyPart` that the screen opens with: the element is not ready before its code has loaded. */
export function Awaited({ fallback, children }: AwaitedProps) {
  return <LazyPlace value={{ waiting: <Waiting>{fallback}</Waiting>, needed: true }}>{children}</LazyPlace>;
}

/** A skeleton of what a screen opens with, while its code is loading. */
export function Waiting({ children }: { children: ReactNode }) {
  const { wait } = useScreen();
  const done = useRef<() => void>(undefined);
  // Starts before the screen's own effects report its status, and ends after those of the loaded part.
  useLayoutEffect(() => {
    done.current = wait();
  }, [wait]);
  useEffect(() => () => done.current?.(), []);
  return children;
}
