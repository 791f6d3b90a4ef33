import { asOfLoad, type Load } from '../domain/load';
import { AsOfLine } from './as-of-line';
import { AsOfMark } from './as-of-mark';
import { useOffline } from './use-offline';

export interface AsOfProps {
  /** The content below. */
  loads: readonly Load<unknown>[];
  onRetry: () => void;
}

/**
 * If the content could not be refreshed: a line above it with the time when it was read, and Retry. If it is of an earlier
 * visit: that time. Otherwise nothing.
 */
export function AsOf({ loads, onRetry }: AsOfProps) {
  const times = loads.map(asOfLoad).filter((time) => time !== undefined);
  return times.length > 0 ? <Line time={Math.min(...times)} loads={loads} onRetry={onRetry} /> : <AsOfMark loads={loads} />;
}

function Line({ time, loads, onRetry }: AsOfProps & { time: number }) {
  const failed = loads.find((load) => load.state === 'failed');
  const offline = useOffline(failed?.state === 'failed' ? failed.error : undefined, onRetry);
  const busy = loads.some((load) => load.state === 'loading' && load.asOf !== undefined);
  return <AsOfLine time={time} now={Date.now()} offline={offline} busy={busy} onRetry={onRetry} />;
}
