import * as v from 'valibot';
import type { Schema } from './contract/call';

type Path = readonly v.IssuePathItem[];

/** The innermost array item on an issue's path, as [array, index]. */
function listItem(path: Path | undefined): [unknown[], number] | undefined {
  return path
    ?.filter((step): step is v.ArrayPathItem => step.type === 'array')
    .map((step): [unknown[], number] => [step.input as unknown[], step.key])
    .at(0);
}

/**
 * Parses a body by its schema. A bad item of a list is dropped and counted; anything else
 * that is wrong makes the body malformed (undefined).
 */
export function parseBody<S extends Schema>(
  schema: S,
  body: unknown,
): { value: v.InferOutput<S>; dropped: number } | undefined {
  const first = v.safeParse(schema, body);
  if (first.success) return { value: first.output, dropped: 0 };

  const bad = new Map<unknown[], Set<number>>();
  for (const issue of first.issues) {
    const item = listItem(issue.path);
    if (!item) return undefined;
    bad.set(item[0], (bad.get(item[0]) ?? new Set()).add(item[1]));
  }
  let dropped = 0;
  for (const [list, indexes] of bad) {
    dropped += indexes.size;
    // The body is ours alone, fresh from the wire, so it may be mended in place.
    list.splice(0, list.length, ...list.filter((_, index) => !indexes.has(index)));
  }
  const second = v.safeParse(schema, body);
  return second.success ? { value: second.output, dropped } : undefined;
}
