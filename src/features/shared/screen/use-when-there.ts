import { useEffect, useRef, useState } from 'react';
import type { LazyCode } from './lazy-code';
import { useTellError } from './error-text';

/**
 * For a tap that continues with lazy code: `whenThere` continues immediately if the code has loaded, else when it has,
 * `waiting` until then; not at all after an unmount. If the code does not arrive, a toast says so and the next tap
 * tries again.
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
