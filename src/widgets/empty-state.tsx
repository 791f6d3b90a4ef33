import type { ReactNode } from 'react';
import { emptyStateWords } from '../text/en/widgets';
import { Button } from './button';
import { EmptyPicture, type EmptyKind } from './empty-picture';
import sheet from './states.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface EmptyStateProps {
  /** What is missing. */
  kind?: EmptyKind;
  title?: string;
  text?: string;
  /** For post-level data: shows 'Create your first post', which leads to Home. */
  onCreatePost?: () => void;
  action?: ReactNode;
}

/** An empty state, and what to do about it. */
export function EmptyState({ kind = 'figures', title = emptyStateWords.title, text = emptyStateWords.text, onCreatePost, action }: EmptyStateProps) {
  return (
    <div ref={styled} className="state">
      <EmptyPicture kind={kind} />
      <h2>{title}</h2>
      {text && <p className="muted">{text}</p>}
      {onCreatePost && <Button variant="primary" onClick={onCreatePost}>{emptyStateWords.createPost}</Button>}
      {action}
    </div>
  );
}
