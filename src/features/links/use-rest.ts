import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { valueAtHand } from '../../domain/load';
import type { Pager } from '../../state/pager';

/** So many rows are read for a search without asking: ten pages. */
const atOnce = 200;

/**
 * Reads a list on while all of it is needed, page after page. It stops at a page that fails, and asks before it reads
 * very many.
 * @returns whether it is reading, and whether it waits for `goOn`
 */
export function useRest(list: Pick<Pager<unknown>, 'load' | 'loadingMore' | 'loadMore'>, needed: boolean): { reading: boolean; stopped: boolean; goOn: () => void } {
  useSignals();
  const load = list.load.value;
  const pages = valueAtHand(load);
  const count = pages?.items.length ?? 0;
  const busy = list.loadingMore.value || load.state === 'loading';
  const [limit, setLimit] = useState(atOnce);
  /** How many rows there were before the latest attempt. */
  const [tried, setTried] = useState(-1);
  const missing = needed && pages?.hasMore === true;
  const stopped = missing && !busy && (count >= limit || tried === count);
  const next = missing && !busy && !stopped;
  useEffect(() => {
    if (!next) return;
    setTried(count);
    void list.loadMore();
  }, [next, count, list]);
  return {
    reading: missing && !stopped,
    stopped,
    goOn() {
      setLimit(count + atOnce);
      setTried(-1);
    },
  };
}
