import * as v from 'valibot';

/**
 * An object of an answer or a request. For valibot a list is an object too, and one whose fields may all be missing would
 * then be read from `[]`.
 * @__NO_SIDE_EFFECTS__ rows that no screen uses fall out of the build
 */
export function object<const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined> {
  const schema = v.object(entries);
  const run: typeof schema['~run'] = (dataset, config) =>
    schema['~run'](Array.isArray(dataset.value) ? { value: null } : dataset, config);
  return { ...schema, '~run': run };
}
