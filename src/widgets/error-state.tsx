import { useContext } from 'react';
import { genericError } from '../text/en/errors';
import { widgetWords } from '../text/en/widgets';
import { Button } from './button';
import { cloudOffPath } from './icons/cloud-off';
import { Icon } from './icons/icon';
import sheet from './states.css';
import { SupportContext } from './support-context';
import { useOffline } from './use-offline';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface ErrorStateProps {
  /** The failure; without a network the text is about that. */
  error: unknown;
  /** The screen's own text below the heading, see text/en/error-variants. */
  text?: string;
  onRetry: () => void;
  busy?: boolean;
}

/** A failed load, with one action, and whom to ask if that does not help. */
export function ErrorState({ error, text = genericError, onRetry, busy = false }: ErrorStateProps) {
  const offline = useOffline(error, onRetry);
  const support = useContext(SupportContext);
  const { title, text: advice } = offline ? widgetWords.offline : { title: widgetWords.error.title, text };
  return (
    <div ref={styled} className="state" role="alert">
      <span className="state-icon state-icon-error"><Icon path={cloudOffPath} size={32} /></span>
      <h2>{title}</h2>
      <p className="muted">{advice}</p>
      <Button variant="primary" busy={busy} onClick={onRetry}>{widgetWords.error.retry}</Button>
      {!offline && support}
    </div>
  );
}
