import type * as v from 'valibot';

/**
 * An object schema that also hands on the keys it does not name. valibot's own `looseObject` would travel with every
 * screen, since what is used of valibot is one chunk.
 */
export function keepUnnamed<const Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
): v.LooseObjectSchema<Entries, undefined> {
  const run: v.LooseObjectSchema<Entries, undefined>['~run'] = (dataset, config) => {
    const input = dataset.value;
    const done = schema['~run'](dataset, config);
    if (done.typed) done.value = { ...(input as object), ...done.value };
    return done as ReturnType<typeof run>;
  };
  return { ...schema, type: 'loose_object', '~run': run } as unknown as v.LooseObjectSchema<Entries, undefined>;
}
