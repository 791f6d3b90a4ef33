import { useRef, useState } from 'react';

/**
 * One task at a time: a call during a task does nothing.
 * @returns whether a task runs, for the button, and a function that runs one
 */
export function useOnce(): [busy: boolean, run: (task: () => Promise<void>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  /** The same as `busy`, for a second tap before the button is rendered again. */
  const underWay = useRef(false);
  const run = async (task: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await task();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return [busy, run];
}
