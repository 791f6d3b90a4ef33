import type { Figure } from './performance-figures';

/** A part in percent of a total; null if one of them is unknown, or they do not fit together. */
export function shareOfTotal(part: Figure, total: Figure): number | null {
  if (part === null || total === null || part < 0 || total <= 0 || part > total) return null;
  return (part / total) * 100;
}

/** '34%', of a share that is not nothing. */
export const formatShare = (share: number): string => (share < 1 ? '<1%' : `${Math.round(share)}%`);
