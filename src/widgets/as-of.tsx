import { formatMoment } from '../domain/dates';
import { asOfLoad, type Load } from '../domain/load';
import { widgetWords } from '../text/en/widgets';
import { AsOfMark } from './as-of-mark';
import sheet from './as-of.css';
import { Button } from './button';
import { cloudOffPath } from './icons/cloud-off';
import { Icon } from './icons/icon';
import { useOffline } from './use-offline';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

const words = widgetWords.asOf;

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
  return (
    <div ref={styled} className="as-of" role="group" aria-label={words.label}>
      <Icon path={cloudOffPath} size={18} className="as-of-icon" />
      <p role="status">
        {offline ? widgetWords.offline.title : words.failed}
        <span className="as-of-time">{` · ${words.of(formatMoment(time, new Date()))}`}</span>
      </p>
      <Button variant="quiet" busy={busy} onClick={onRetry}>{words.retry}</Button>
    </div>
  );
}
