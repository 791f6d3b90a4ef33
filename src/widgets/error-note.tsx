import type { ReactNode } from 'react';
import { errorWords } from '../text/en/errors';
import { widgetWords } from '../text/en/widgets';
import { Button } from './button';
import sheet from './states.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface ErrorNoteProps {
  /** It failed because the device is offline, and the text is about that. */
  offline: boolean;
  /** The screen's own text below the heading, see text/en/error-variants. */
  text?: string | undefined;
  busy?: boolean | undefined;
  onRetry: () => void;
  /** Below the action. */
  children?: ReactNode;
}

/** In the manner of the empty states: a cloud that sleeps without a network, or is unhappy. */
function ErrorPicture({ offline }: { offline: boolean }) {
  return (
    <svg className="state-picture state-picture-error" viewBox="0 0 120 92" width="120" height="92" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <ellipse cx="60" cy="48" rx="56" ry="42" />
      <path className="state-card" d="M42 68a15 15 0 0 1-1-30 20 20 0 0 1 38-4 17 17 0 0 1 2 34Z" />
      <path d={offline ? 'M48 51c2 3 5 3 7 0m10 0c2 3 5 3 7 0m-15 10h6M91 10h9l-9 10h9m-15 2h6l-6 7h6' : 'M51 48v4m18-4v4m-16 10c4-4 10-4 14 0M88 20l6-6m-1 14 8-2M80 15l1-8'} />
    </svg>
  );
}

/** That a load has failed, with one action. */
export function ErrorNote({ offline, text = errorWords.generic, busy = false, onRetry, children }: ErrorNoteProps) {
  const { title, text: advice } = offline ? widgetWords.offline : { title: widgetWords.error.title, text };
  return (
    <div ref={styled} className="state" role="alert">
      <ErrorPicture offline={offline} />
      <h2>{title}</h2>
      <p className="muted">{advice}</p>
      <Button variant="primary" busy={busy} onClick={onRetry}>{widgetWords.error.retry}</Button>
      {children}
    </div>
  );
}
