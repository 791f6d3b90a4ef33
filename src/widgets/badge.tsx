import type { ReactNode } from 'react';
import sheet from './card.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface BadgeProps {
  tone?: 'neutral' | 'primary' | 'success' | 'pending' | 'returned' | 'danger';
  children: ReactNode;
}

/** A status in one or two words. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span ref={styled} className={`badge badge-${tone}`} part="badge">{children}</span>;
}
