import { formatMoment } from '../text/days';
import { widgetWords } from '../text/en/widgets';
import sheet from './as-of.css';
import { Button } from './button';
import { cloudOffPath } from './icons/cloud-off';
import { Icon } from './icons/icon';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

const words = () => widgetWords.asOf;

interface AsOfLineProps {
  /** When the content below was read, and now (ms since 1970). */
  time: number;
  now: number;
  /** It could not be refreshed because the device is offline. */
  offline: boolean;
  /** It is being read again. */
  busy: boolean;
  onRetry: () => void;
}

/** That the content below could not be refreshed, since when, and Retry. */
export function AsOfLine({ time, now, offline, busy, onRetry }: AsOfLineProps) {
  return (
    <div ref={styled} className="as-of" role="group" aria-label={words().label}>
      <Icon path={cloudOffPath} size={18} className="as-of-icon" />
      <p role="status">
        <span>{offline ? widgetWords.offline.title : words().failed}</span>
        <span className="as-of-time">{` · ${words().of(formatMoment(time, new Date(now)))}`}</span>
      </p>
      <Button variant="quiet" busy={busy} onClick={onRetry}>{words().retry}</Button>
    </div>
  );
}
