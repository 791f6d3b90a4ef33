import * as v from 'valibot';
import type { Schema } from './contract/call';

type Issue = v.BaseIssue<unknown>;

export interface ParsedBody<T> {
  value: T;
  /** The number of list items that could not be read. */
  dropped: number;
  /** The dates that are not ISO 8601; they are passed on unchanged. */
  oddDates: number;
  /** A list of the answer itself had items, but none of them could be read. */
  emptied: boolean;
}

/**
 * Parses a body by its schema. A value of another JSON type (an id as a number, a count as a text) is converted
 * (decision E92). An invalid list item is dropped and counted, the innermost one that contains the invalid value. Any
 * other invalid value makes the body malformed (undefined).
 */
export function parseBody<S extends Schema>(schema: S, body: unknown): ParsedBody<v.InferOutput<S>> | undefined {
  let result = v.safeParse(schema, body);
  // The body was just parsed and nobody else uses it, so it may be changed in place.
  // Again and again, because the items of a list that was just made of an object were not looked at before.
  while (faults(result.issues).filter(retype).length) result = v.safeParse(schema, body);
  const bad = new Map<unknown[], BadItems>();
  for (const issue of faults(result.issues)) {
    if (!note(issue, bad)) return undefined;
  }
  let dropped = 0;
  let emptied = false;
  for (const [list, { indexes, ofPage }] of bad) {
    dropped += indexes.size;
    emptied ||= ofPage && indexes.size === list.length;
    const kept = list.filter((_, index) => !indexes.has(index));
    list.length = 0;
    for (const item of kept) list.push(item);
  }
  if (dropped) result = v.safeParse(schema, body);
  if (!result.typed) return undefined;
  return { value: result.output as v.InferOutput<S>, dropped, oddDates: result.issues?.length ?? 0, emptied };
}

/** The issues about types; the others are about values of the right type. */
const faults = (issues: readonly Issue[] | undefined) => (issues ?? []).filter(({ kind }) => kind === 'schema');

const decimal = /^\s*-?\d+(\.\d+)?\s*$/;
const truths = new Map<unknown, boolean>([[1, true], ['1', true], ['true', true], [0, false], ['0', false], ['false', false]]);

/** The input, converted to the expected type; undefined if that is impossible. */
function inTypeOf({ type, input }: Issue): unknown {
  if (type === 'string' && typeof input === 'number') return String(input);
  if (type === 'number' && typeof input === 'string' && decimal.test(input)) return Number(input);
  if (type === 'boolean') return truths.get(input);
  return type === 'array' ? listOf(input) : undefined;
}

/** `null` is an empty list. PHP writes a list that it has filtered as an object: `{"0": …, "2": …}`. */
function listOf(input: unknown): unknown[] | undefined {
  if (input === null) return [];
  const keys = typeof input === 'object' ? Object.keys(input as object) : [];
  return keys.length && !keys.some((key) => /\D/.test(key)) ? Object.values(input as object) : undefined;
}

function retype(issue: Issue): boolean {
  const place = issue.path?.at(-1) as { input: Record<PropertyKey, unknown>; key: string | number } | undefined;
  const value = inTypeOf(issue);
  if (!place || value === undefined) return false;
  place.input[place.key] = value;
  return true;
}

interface BadItems {
  readonly indexes: Set<number>;
  /** It is a list of objects, not of texts, and in no other list. */
  readonly ofPage: boolean;
}

/** Marks the innermost list item that contains an issue; false if there is none. */
function note(issue: Issue, bad: Map<unknown[], BadItems>): boolean {
  const path: readonly v.IssuePathItem[] = issue.path ?? [];
  const steps = path.filter((step): step is v.ArrayPathItem => step.type === 'array');
  const step = steps.at(-1);
  if (!step) return false;
  const list = step.input as unknown[];
  const ofPage = steps.length === 1 && (issue.type === 'object' || path.at(-1) !== step);
  const known = bad.get(list) ?? { indexes: new Set(), ofPage };
  known.indexes.add(step.key);
  bad.set(list, known);
  return true;
}
