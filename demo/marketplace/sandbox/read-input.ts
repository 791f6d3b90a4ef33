import type { Context } from 'hono';
import * as v from 'valibot';
import { Refusal } from '../refusal';

const asNumber = (text: string): unknown => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);

/**
 * A form contains only text: values that the schema declares as number or boolean are converted, empty fields are
 * dropped.
 */
function typed(schema: v.ObjectSchema<v.ObjectEntries, undefined>, form: Record<string, string>): Record<string, unknown> {
  const kind = (entry: unknown): string => {
    const { type, wrapped, pipe } = entry as { type: string; wrapped?: unknown; pipe?: readonly unknown[] };
    if (wrapped !== undefined) return kind(wrapped);
    return pipe?.[0] && pipe[0] !== entry ? kind(pipe[0]) : type;
  };
  return Object.fromEntries(Object.entries(schema.entries).flatMap(([key, entry]) => {
    const value = form[key];
    if (kind(entry) === 'boolean') return [[key, value === 'on' || value === 'true']];
    if (value === undefined || value === '') return [];
    return [[key, kind(entry) === 'number' ? asNumber(value) : value]];
  }));
}

export const isForm = (context: Context): boolean =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(context.req.header('content-type') ?? '');

/** The input of a tester, as JSON or as a form. */
export async function readInput<S extends v.ObjectSchema<v.ObjectEntries, undefined>>(context: Context, schema: S): Promise<v.InferOutput<S>> {
  const value: unknown = isForm(context)
    ? typed(schema, Object.fromEntries(Object.entries(await context.req.parseBody()).map(([key, part]) => [key, String(part)])))
    : await context.req.json().catch(() => undefined);
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Refusal(400, `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}
