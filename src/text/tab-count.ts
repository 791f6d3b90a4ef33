import { formatCount } from '../domain/money';
import type { Figure } from '../domain/performance-figures';

/**
 * The number in a tab, or none if it is unknown. One that is still awaited has the width of a digit, so that no tab moves
 * while it is tapped.
 */
export const tabCount = (count: Figure | undefined, awaited: boolean): { readonly count?: string } =>
  (typeof count === 'number' ? { count: formatCount(count) } : awaited ? { count: '' } : {});
