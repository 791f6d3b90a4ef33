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
