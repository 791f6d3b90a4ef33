import type { ReactNode } from 'react';
import sheet from './card.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li';
  /** The accessible name of a section or article. */
  labelledBy?: string;
  /** No padding: for pictures up to the edge, or rows with separators. */
  flush?: boolean;
  className?: string;
}

/** A surface with related content. */
export function Card({ children, as: Tag = 'div', labelledBy, flush = false, className = '' }: CardProps) {
  return <Tag ref={styled} className={`card${flush ? ' card-flush' : ''} ${className}`} part="card" aria-labelledby={labelledBy}>{children}</Tag>;
}
