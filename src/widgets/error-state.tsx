import { genericError } from '../text/en/errors';
import { widgetWords } from '../text/en/widgets';
import { Button } from './button';
import { Icon } from './icons/icon';
import { cloudOffPath } from './icons/first-paths';
import sheet from './states.css';
import { useSheet } from './use-sheet';

export interface ErrorStateProps {
  /** The screen's own words below the heading, see text/en/error-variants. */
  text?: string;
  onRetry: () => void;
  busy?: boolean;
}

/** A load that failed, with one way on. */
export function ErrorState({ text = genericError, onRetry, busy = false }: ErrorStateProps) {
  useSheet(sheet);
  return (
    <div className="state" role="alert">
      <span className="state-icon state-icon-error"><Icon path={cloudOffPath} size={32} /></span>
      <h2>{widgetWords.error.title}</h2>
      <p className="muted">{text}</p>
      <Button variant="primary" busy={busy} onClick={onRetry}>{widgetWords.error.retry}</Button>
    </div>
  );
}
