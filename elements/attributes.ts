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

/** Parses an attribute. Null (removed) and invalid values give the default. Never throws. */
export function parseAttribute(type: AttributeType, text: string | null): unknown {
  if (type === 'boolean') return text !== null && text !== 'false';
  if (typeof type === 'object') return text !== null && type.includes(text) ? text : type[0];
  if (text === null) return undefined;
  if (type === 'string') return text;
  if (type === 'number') return text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
