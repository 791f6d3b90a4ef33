import type { ReactNode } from 'react';
import sheet from './card.css';
import { useSheet } from './use-sheet';

export interface BadgeProps {
  tone?: 'neutral' | 'primary' | 'success' | 'pending' | 'returned' | 'danger';
  children: ReactNode;
}

/** A status in one or two words. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  useSheet(sheet);
  return <span className={`badge badge-${tone}`} part="badge">{children}</span>;
}
