import * as v from 'valibot';

/**
 * A count that only steers a list: one that is missing or no number counts as not told, so that the list is shown
 * all the same (decision E92).
 */
export const pagingCount = forgiving();

/** @__NO_SIDE_EFFECTS__ */
function forgiving(): v.NullishSchema<v.NumberSchema<undefined>, undefined> {
  const schema = v.nullish(v.number());
  const run = (dataset: { value: unknown }) => {
    const { value } = dataset;
    const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return { typed: true, value: typeof count === 'number' && count >= 0 && count < Infinity ? count : null };
  };
  return { ...schema, '~run': run as typeof schema['~run'] };
}
