import type { ReactNode } from 'react';
import { widgetWords } from '../text/en/widgets';
import { Button } from './button';
import { Icon } from './icons/icon';
import { chartPath } from './icons/paths';
import sheet from './states.css';
import { useSheet } from './use-sheet';

export interface EmptyStateProps {
  title?: string;
  text?: string;
  /** For post-level data: shows 'Create your first post', which goes Home. */
  onCreatePost?: () => void;
  action?: ReactNode;
}

/** Nothing to show, and what to do about it. */
export function EmptyState({ title = widgetWords.empty.title, text = widgetWords.empty.text, onCreatePost, action }: EmptyStateProps) {
  useSheet(sheet);
  return (
    <div className="state">
      <span className="state-icon"><Icon path={chartPath} size={32} /></span>
      <h2>{title}</h2>
      {text && <p className="muted">{text}</p>}
      {onCreatePost && <Button variant="primary" onClick={onCreatePost}>{widgetWords.empty.createPost}</Button>}
      {action}
    </div>
  );
}
