import type { Schema } from '../../src/api/contract/call';

interface AnySchema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly item?: AnySchema;
  readonly wrapped?: AnySchema;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly unknown[];
}

/** The values of the leaves of an answer. */
export interface Leaves {
  text: unknown;
  number: unknown;
  flag: unknown;
}

export const rightLeaves: Leaves = { text: '1001', number: 7, flag: true };

const inner = (schema: AnySchema): AnySchema => (schema.wrapped ? inner(schema.wrapped) : schema);
const isDate = (schema: AnySchema) => (schema.pipe?.length ?? 0) > 1;

/** An answer that a schema allows, with every field and one item in every list. */
export function sampleAnswer(schema: Schema, leaves = rightLeaves): unknown {
  return sample(schema as unknown as AnySchema, leaves);
}

function sample(wrapped: AnySchema, leaves: Leaves): unknown {
  const schema = inner(wrapped);
  if (schema.entries) return Object.fromEntries(Object.entries(schema.entries).map(([name, field]) => [name, sample(field, leaves)]));
  if (schema.item) return [sample(schema.item, leaves)];
  if (schema.options) return schema.options[0];
  if (schema.type === 'string') return isDate(schema) ? '2026-11-20' : leaves.text;
  if (schema.type === 'number') return leaves.number;
  if (schema.type === 'boolean') return leaves.flag;
  throw new Error(`no sample of a ${schema.type}`);
}

/** A list of an answer: its path, and whether its items are objects and not texts. */
export interface ListPlace {
  readonly path: readonly (string | number)[];
  readonly ofThings: boolean;
}

/** Every list in a schema, the outer ones first. */
export const listsOf = (schema: Schema): ListPlace[] => lists(schema as unknown as AnySchema, []);

function lists(wrapped: AnySchema, path: readonly (string | number)[]): ListPlace[] {
  const schema = inner(wrapped);
  if (schema.entries) return Object.entries(schema.entries).flatMap(([name, field]) => lists(field, [...path, name]));
  if (!schema.item) return [];
  return [{ path, ofThings: inner(schema.item).type !== 'string' }, ...lists(schema.item, [...path, 0])];
}

/** The value at that path. */
export function at(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce((holder, key) => (holder as Record<string | number, unknown>)[key], value);
}

/** The path of every number that a server may leave out of an answer, and of the lists and objects around them. */
export const optionalFieldsOf = (schema: Schema): (string | number)[][] => optionalFields(schema as unknown as AnySchema, []);

function optionalFields(wrapped: AnySchema, path: (string | number)[]): (string | number)[][] {
  const schema = inner(wrapped);
  const own = wrapped !== schema && path.length > 0 ? [path] : [];
  if (schema.entries) return [...own, ...Object.entries(schema.entries).flatMap(([name, field]) => optionalFields(field, [...path, name]))];
  if (schema.item) return [...own, ...optionalFields(schema.item, [...path, 0])];
  return schema.type === 'number' ? own : [];
}

/** The answer without that field, or with null in its place. */
export function withoutField(answer: unknown, [name, ...rest]: readonly (string | number)[], absent: boolean): unknown {
  if (name === undefined || typeof answer !== 'object' || answer === null || !(name in answer)) return answer;
  const copy = (Array.isArray(answer) ? [...answer as unknown[]] : { ...answer }) as Record<string | number, unknown>;
  if (rest.length > 0) copy[name] = withoutField(copy[name], rest, absent);
  else if (absent) delete copy[name];
  else copy[name] = null;
  return copy;
}
