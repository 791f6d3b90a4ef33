import * as v from 'valibot';
import type { Schema } from './contract/call';

type Issue = v.BaseIssue<unknown>;

export interface ParsedBody<T> {
  value: T;
  /** List items that could not be read. */
  dropped: number;
  /** Dates that are not ISO 8601; they are handed on as they came. */
  oddDates: number;
  /** A list of the answer itself had items, and not one of them could be read. */
  emptied: boolean;
}

/**
 * Parses a body by its schema. What comes as another type of JSON than it should (an id as a number, a count as a text) is
 * taken for what it says (decision E91). A bad item of a list is dropped and counted, the innermost one that holds
 * what is wrong; anything else that is wrong makes the body malformed (undefined).
 */
export function parseBody<S extends Schema>(schema: S, body: unknown): ParsedBody<v.InferOutput<S>> | undefined {
  let result = v.safeParse(schema, body);
  // The body is ours alone, fresh from the wire, so it may be mended in place.
  if (faults(result.issues).filter(retype).length) result = v.safeParse(schema, body);
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

/** The wrong types among the issues; the others are remarks about values of the right type. */
const faults = (issues: readonly Issue[] | undefined) => (issues ?? []).filter(({ kind }) => kind === 'schema');

const decimal = /^\s*-?\d+(\.\d+)?\s*$/;
const truths = new Map<unknown, boolean>([[1, true], ['1', true], ['true', true], [0, false], ['0', false], ['false', false]]);

/** What the input says in the type that was expected; undefined where it says nothing. */
function inTypeOf({ type, input }: Issue): unknown {
  if (type === 'string' && typeof input === 'number') return String(input);
  if (type === 'number' && typeof input === 'string' && decimal.test(input)) return Number(input);
  if (type === 'boolean') return truths.get(input);
  return type === 'array' && input === null ? [] : undefined;
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
  /** It is a list of things, no plain texts, and in no other list. */
  readonly ofPage: boolean;
}

/** Notes the innermost list item that an issue lies in; false where it lies in none. */
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
