import type { ReactNode } from 'react';
import sheet from './card.css';
import { useSheet } from './use-sheet';

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li';
  /** Names a section or article. */
  labelledBy?: string;
  /** No padding: pictures to the edge, rows with lines. */
  flush?: boolean;
  className?: string;
}

/** A surface that holds one matter. */
export function Card({ children, as: Tag = 'div', labelledBy, flush = false, className = '' }: CardProps) {
  useSheet(sheet);
  return <Tag className={`card${flush ? ' card-flush' : ''} ${className}`} part="card" aria-labelledby={labelledBy}>{children}</Tag>;
}
