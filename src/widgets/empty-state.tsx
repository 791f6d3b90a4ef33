import type { ReactNode } from 'react';
import { emptyStateWords } from '../text/en/widgets';
import { Button } from './button';
import sheet from './states.css';
import { styledBy } from './styled-by';

/** What is missing; one picture each. */
export type EmptyKind = 'figures' | 'posts' | 'links' | 'codes' | 'products' | 'payments' | 'search' | 'missing';

/** A card on a soft background and a drawing on it: 120 × 92, in the theme's colours. */
const pictures: Readonly<Record<EmptyKind, readonly [card: string, line: string]>> = {
  figures: ['M30 20h60a6 6 0 0 1 6 6v42a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6Z', 'M36 62h48M44 62V50m16 12V42m16 20V54M42 36l14-6 12 5 12-8'],
  posts: ['m36 30 22-5a5 5 0 0 1 6 4l8 38a5 5 0 0 1-4 6l-22 5a5 5 0 0 1-6-4l-8-38a5 5 0 0 1 4-6ZM58 16h26a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6Z', 'm52 54 11-12 9 9 6-6 12 12M78 31v.01M60 76h18'],
  links: ['M34 22h52a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6Z', 'm55 51 10-10m-7-2 5-5a8.5 8.5 0 0 1 12 12l-5 5m-8 2-5 5a8.5 8.5 0 0 1-12-12l5-5'],
  codes: ['M40 16h40a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6Z', 'M43 26h13v13H43V26Zm21 0h13v13H64V26ZM43 47h13v13H43V47Zm21 1h4m9 0v5m-13 2v6h5m8-1v1M49 32.5v.01M70 32.5v.01M49 53.5v.01'],
  products: ['M36 34h48l4 40H32l4-40Z', 'M48 42v-9a12 12 0 0 1 24 0v9M52 58c4 5 12 5 16 0M94 24v8m-4-4h8M24 28v6m-3-3h6'],
  payments: ['M30 28h60a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V34a6 6 0 0 1 6-6Z', 'M24 40h72M34 60h12M68 50h14m-14 5h14m-10-5c7 0 7 9 0 9h-3l9 8'],
  search: ['M28 20h44a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6Z', 'M32 32h24m-24 9h14m-14 9h10M70 42a13 13 0 1 0 0 26 13 13 0 0 0 0-26Zm9.5 22.5L92 77'],
  missing: ['M40 14h28l14 14v44a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6Z', 'M68 14v14h14M50 42v4m16-4v4M49 61c5-6 13-6 18 0'],
};

/** A quiet drawing that works in both schemes; the text below it explains. */
export function EmptyPicture({ kind }: { kind: EmptyKind }) {
  const [card, line] = pictures[kind];
  return (
    <svg className="state-picture" data-kind={kind} viewBox="0 0 120 92" width="120" height="92" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <ellipse cx="60" cy="48" rx="56" ry="42" />
      <path className="state-card" d={card} />
      <path d={line} />
    </svg>
  );
}

const styled = styledBy(sheet);

export interface EmptyStateProps {
  /** What is missing. */
  kind?: EmptyKind;
  title?: string;
  text?: string;
  /** For post-level data: shows 'Create your first post', which leads to Home. */
  onCreatePost?: (() => void) | undefined;
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
