import { useEffect, useRef, useState } from 'react';
import type { LazyCode } from './lazy-code';
import { useTellError } from './use-tell-error';

/**
 * For a tap that goes on to code of its own: `whenThere` goes on at once where the code has come ahead, else when it
 * is there, `waiting` until then; not at all for who has left by then. Where it does not come, a toast says so and the next tap tries anew.
 */
export function useWhenThere<Code>(code: LazyCode<Code>): { waiting: boolean; whenThere: (go: (code: Code) => void) => Promise<void> } {
  const tell = useTellError();
  const [waiting, setWaiting] = useState(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);
  const whenThere = async (go: (code: Code) => void) => {
    const there = code.there.peek();
    if (there) return go(there);
    setWaiting(true);
    try {
      const come = await code.ask();
      if (!left.current) go(come);
    } catch (error) {
      if (!left.current) tell(error);
    } finally {
      setWaiting(false);
    }
  };
  return { waiting, whenThere };
}
