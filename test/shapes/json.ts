export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type Path = readonly (string | number)[];

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json | undefined): value is { readonly [name: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value);

/** How many rows of each list are changed; the others are there to stay. */
const rowsOfEach = 3;

/** The places of an answer, the answer itself first. */
export function placesOf(body: Json, path: Path = []): Path[] {
  if (isList(body)) return [path, ...body.slice(0, rowsOfEach).flatMap((each, index) => placesOf(each, [...path, index]))];
  if (isObject(body)) return [path, ...Object.entries(body).flatMap(([name, each]) => placesOf(each, [...path, name]))];
  return [path];
}

/** Every text and number of an answer with its place. */
export function leavesOf(body: Json, path: Path = []): { path: Path; value: string | number }[] {
  if (typeof body === 'string' || typeof body === 'number') return [{ path, value: body }];
  if (isList(body)) return body.flatMap((each, index) => leavesOf(each, [...path, index]));
  return isObject(body) ? Object.entries(body).flatMap(([name, each]) => leavesOf(each, [...path, name])) : [];
}

/** The value at a place; undefined where there is no such place. */
export function valueAt(body: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((value, step) => {
    if (value === undefined || value === null || typeof value !== 'object') return undefined;
    return (value as Readonly<Record<string, Json>>)[String(step)];
  }, body);
}

/** The answer with another value at a place, or without the place if the value is undefined. */
export function withValue(body: Json, [step, ...rest]: Path, value: Json | undefined): Json {
  if (step === undefined) return value ?? null;
  if (isList(body)) return body.flatMap((each, index) => (index === step ? changedItem(each, rest, value) : [each]));
  if (!isObject(body)) return body;
  const { [step]: now, ...others } = body;
  if (now === undefined || (rest.length === 0 && value === undefined)) return now === undefined ? body : others;
  return Object.fromEntries(Object.entries(body).map(([name, each]) => [name, name === String(step) ? withValue(each, rest, value) : each]));
}

function changedItem(item: Json, rest: Path, value: Json | undefined): Json[] {
  return rest.length === 0 && value === undefined ? [] : [withValue(item, rest, value)];
}

/** `payment.orders[2].sales` */
export function written(path: Path): string {
  return path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('').replace(/^\./, '') || 'the answer';
}
