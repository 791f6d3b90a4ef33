import { excerpt } from './excerpt';
import { maxNameLength } from './limits';

/**
 * A name that followers understand, from the products in the order they were selected: the first one, and how many more
 * there are. Never longer than a name may be.
 * @param more the words for the others: 'and 4 more'
 */
export function nameFromProducts(names: readonly string[], more: (count: number) => string): string {
  const [first = '', ...others] = names;
  const end = others.length > 0 ? ` ${more(others.length)}` : '';
  return `${excerpt(first, maxNameLength - end.length - 1)}${end}`;
}
