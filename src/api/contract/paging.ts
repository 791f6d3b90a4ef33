import * as v from 'valibot';
import { reading } from './reading';

/**
 * A count that only controls paging: a missing or invalid one counts as unknown, so that the list is shown anyway
 * (decision E92).
 */
export const pagingCount = /* @__PURE__ */ reading(v.nullish(v.number()), countOf);

function countOf(value: unknown): number | null {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof count === 'number' && count >= 0 && count < Infinity ? count : null;
}
