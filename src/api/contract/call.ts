import type * as v from 'valibot';

/** Any wire schema. Wire schemas contain no transform, so that JSON Schema and OpenAPI can be derived from them. */
export type Schema = v.GenericSchema;

/**
 * How often a failed call may be sent again (docs/architecture.md, 'Retries'):
 * `read` up to twice, `once` one more time (same-value writes and deletes), `never` not at all.
 */
export type Retry = 'read' | 'once' | 'never';

/**
 * What counts as success (decision E90). `200`: that status with a readable body; for reads, and if the specification
 * names the status. `2xx`: any such status with a readable body; for writes whose answer it shows without a status.
 * `acknowledged`: any such status with any body; for writes whose answer it does not show.
 */
export type Success = '200' | '2xx' | 'acknowledged';

/** A row of the call table: everything that the client, the sandbox and the OpenAPI document know about a call. */
export interface Call<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the API base (`/api`); `{id}` segments are filled from `params`. */
  readonly path: Path;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  readonly retry: Retry;
  readonly success: Success;
  /** The answer is a picture, not JSON. */
  readonly blob: boolean;
  /** The server may answer with a plain text, which then is the value of this field. */
  readonly bareField: string | undefined;
  /** The specification names the call but not its path or shape; this row is our assumption. */
  readonly assumed: boolean;
  /** The call exists on the server, but no screen uses it. */
  readonly unused: boolean;
}

interface Options<Query, Body, Response> {
  query?: Query;
  body?: Body;
  response: Response;
  retry?: Retry;
  success?: Success;
  blob?: boolean;
  bareField?: string;
  assumed?: boolean;
  unused?: boolean;
}

/**
 * Declares one call. GETs are retried as reads, everything else is not unless it says so.
 * @__NO_SIDE_EFFECTS__ rows that no screen uses fall out of the build
 */
export function call<
  const Path extends string,
  Response extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  method: Call['method'],
  path: Path,
  options: Options<Query, Body, Response>,
): Call<Path, Query, Body, Response> {
  return {
    method,
    path,
    query: options.query as Query,
    body: options.body as Body,
    response: options.response,
    retry: options.retry ?? (method === 'GET' ? 'read' : 'never'),
    success: options.success ?? '200',
    blob: options.blob ?? false,
    bareField: options.bareField,
    assumed: options.assumed ?? false,
    unused: options.unused ?? false,
  };
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The arguments of a call: path parameters, query and body, each only if the row has one. */
export type CallInput<C extends Call> = ([ParamNames<C['path']>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamNames<C['path']>, string> }) &
  (C['query'] extends Schema ? { query: v.InferInput<C['query']> } : { query?: undefined }) &
  (C['body'] extends Schema ? { body: v.InferInput<C['body']> } : { body?: undefined });

/** The answer of a call: a Blob for pictures, otherwise the parsed body. */
export type CallOutput<C extends Call> = v.InferOutput<C['response']>;
