import * as v from 'valibot';
import type { Schema } from './call';

/**
 * Returns the schema with another input: it reads `given(input)` instead of the received value. valibot has no public
 * way to do that and keep the type of the schema for JSON Schema. Only this function depends on how valibot runs a
 * schema, so package.json pins its exact version, and test/api/contract/reading.test.ts reports what a new version
 * changes.
 */
export function reading<const S extends Schema>(schema: S, given: (input: unknown) => unknown): S {
  const run: Schema['~run'] = ({ value }, config) => schema['~run']({ value: given(value) }, config);
  return { ...schema, '~run': run };
}

/** valibot accepts a list as an object, so an object with optional fields only would be read from `[]`. */
const noList = (input: unknown) => (Array.isArray(input) ? null : input);

/**
 * Without a prototype: valibot reads the entries with `for…in`, so where a page has extended `Object.prototype`, every
 * answer would have to contain that field too.
 */
const ownOnly = <Entries extends v.ObjectEntries>(entries: Entries): Entries => ({ __proto__: null, ...entries });

/**
 * An object of an answer or a request.
 * @__NO_SIDE_EFFECTS__ rows that no screen uses fall out of the build
 */
export function object<const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined> {
  return reading(v.object(ownOnly(entries)), noList);
}

/**
 * An object that also hands on the keys it does not name.
 * @__NO_SIDE_EFFECTS__ as above
 */
export function looseObject<const Entries extends v.ObjectEntries>(entries: Entries): v.LooseObjectSchema<Entries, undefined> {
  return reading(v.looseObject(ownOnly(entries)), noList);
}
