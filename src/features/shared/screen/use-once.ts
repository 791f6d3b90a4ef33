import { useRef, useState } from 'react';

/**
 * One task at a time: what is asked for while a task runs is not done.
 * @returns whether a task runs, for the button, and the way to run one
 */
export function useOnce(): [busy: boolean, run: (task: () => Promise<void>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  /** As `busy`, for a second tap that comes before the button is drawn anew. */
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
