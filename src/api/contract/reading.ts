import type { Schema } from './call';

/**
 * The schema, which reads `given(input)` in place of what has come. valibot has no public way to do this and keep the schema's
 * type for JSON Schema: this is the one place that knows how it runs a schema, so package.json names one exact version of
 * it, and test/api/contract/reading.test.ts says what has changed in another one.
 */
export function reading<const S extends Schema>(schema: S, given: (input: unknown) => unknown): S {
  const run: Schema['~run'] = ({ value }, config) => schema['~run']({ value: given(value) }, config);
  return { ...schema, '~run': run };
}
