/** How the text of an attribute becomes a property: a named type, or a list of values whose first is the default. */
export type AttributeType = 'string' | 'boolean' | 'number' | 'json' | readonly string[];
export type AttributeTypes = Readonly<Record<string, AttributeType>>;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;
type ValueOf<Type> = Type extends readonly (infer Value)[] ? Value
  : Type extends 'boolean' ? boolean
    : Type extends 'number' ? number | undefined
      : Type extends 'string' ? string | undefined : unknown;

/**
 * The properties of a set of attributes: `{ 'post-id': 'string' }` -> `{ postId: string
 * undefined }`.
 */
export type AttributeProperties<Types extends AttributeTypes> = { [Name in keyof Types & string as CamelCase<Name>]: ValueOf<Types[Name]> };

/** `post-id` -> `postId` */
export const propertyName = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const numberOf = (text: string): number | undefined => (text === '' || Number.isNaN(Number(text)) ? undefined : Number(text));

function jsonOf(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Reads what a page gives, as an attribute or as a property: React 19, Svelte and Angular set properties, and an id may be
 * a number there. A template may put white space around a value. Null (removed) and invalid values give the default.
 */
export function parseAttribute(type: AttributeType, given: unknown): unknown {
  const text = given == null ? null : String(given).trim();
  if (type === 'boolean') return text !== null && text !== 'false';
  if (typeof type === 'object') return text !== null && type.includes(text) ? text : type[0];
  if (text === null) return undefined;
  if (type === 'string') return text;
  return type === 'number' ? numberOf(text) : jsonOf(given);
}
