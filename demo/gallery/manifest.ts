/** What the gallery reads of a custom elements manifest (schema 2.1.0). */
interface Typed { name: string; description?: string; type?: { text: string }; default?: string }
interface Member extends Typed { kind: 'field' | 'method'; attribute?: string; readonly?: boolean; parameters?: (Typed & { optional?: boolean })[]; return?: { type?: { text: string } } }
interface Declaration {
  tagName?: string; name: string; description?: string; attributes?: (Typed & { fieldName?: string })[];
  members?: Member[]; events?: Typed[]; cssProperties?: (Typed & { syntax?: string })[];
}
interface Manifest { modules: { path: string; declarations?: Declaration[] }[] }

export interface AttributeInfo {
  name: string;
  property: string;
  kind: 'choice' | 'boolean' | 'number' | 'text';
  /** The allowed values. */
  options: readonly string[];
  default: string;
  description: string;
  /** Not every element has it. */
  own: boolean;
}

export interface PropertyInfo { name: string; type: string; readonly: boolean; description: string; attribute: string | undefined }
export interface MethodInfo { name: string; description: string; parameters: readonly { name: string; type: string; optional: boolean }[]; returns: string }
export interface ThemeInfo { name: string; /** Of a colour: the property that sets it in the dark scheme only. */ darkName: string | undefined; kind: 'colour' | 'length' | 'text'; light: string; dark: string; description: string; /** The property whose value it uses if it is not set. */ follows: ThemeInfo | undefined }

export interface ElementInfo {
  tag: string;
  className: string;
  description: string;
  attributes: readonly AttributeInfo[];
  properties: readonly PropertyInfo[];
  methods: readonly MethodInfo[];
  events: readonly { name: string; description: string }[];
  theme: readonly ThemeInfo[];
}

const unquoted = (text: string | undefined) => (text ?? '').replace(/^'(.*)'$/, '$1');
const optionsOf = (type: string) => (/^'/.test(type) ? type.split('|').map((part) => unquoted(part.trim())) : []);

function kindOf(type: string): AttributeInfo['kind'] {
  if (type.startsWith("'")) return 'choice';
  return type.startsWith('boolean') ? 'boolean' : type.startsWith('number') ? 'number' : 'text';
}

function themeKindOf(syntax: string | undefined, value: string): ThemeInfo['kind'] {
  if (syntax === '<color>') return 'colour';
  return /^[\d.]+px$/.test(value) ? 'length' : 'text';
}

/**
 * The description of a colour contains its dark default, may refer to an earlier colour, and has a second property for
 * the dark scheme.
 */
function themeOf(properties: NonNullable<Declaration['cssProperties']>): ThemeInfo[] {
  const names = new Set(properties.map(({ name }) => name));
  const infos = new Map<string, ThemeInfo>();
  for (const { name, syntax, default: value = '', description = '' } of properties) {
    if (name.includes('-dark-')) continue;
    const follows = infos.get(value);
    const darkName = name.replace('-color-', '-dark-color-');
    const { light, dark } = follows ?? { light: value, dark: /In the dark scheme ([^ ]+?)\.?$/.exec(description)?.[1] ?? value };
    infos.set(name, {
      name, follows, light, dark, kind: themeKindOf(syntax, value), description: description.replace(/ In the dark scheme .*$/, ''),
      darkName: darkName !== name && names.has(darkName) ? darkName : undefined,
    });
  }
  return [...infos.values()];
}

function elementOf({ tagName, name, description = '', ...declaration }: Declaration & { tagName: string }, isCommon: (attribute: string) => boolean): ElementInfo {
  const members = declaration.members ?? [];
  return {
    tag: tagName, className: name, description,
    attributes: (declaration.attributes ?? []).map(({ name: attribute, fieldName, type, default: value, description: text = '' }) => ({
      name: attribute, property: fieldName ?? attribute, kind: kindOf(type?.text ?? ''), options: optionsOf(type?.text ?? ''),
      default: unquoted(value), description: text, own: !isCommon(attribute),
    })),
    properties: members.filter(({ kind }) => kind === 'field').map(({ name: property, type, readonly = false, description: text = '', attribute }) => ({
      name: property, type: type?.text ?? '', readonly, description: text, attribute,
    })),
    methods: members.filter(({ kind }) => kind === 'method').map(({ name: method, description: text = '', parameters = [], ...member }) => ({
      name: method, description: text, returns: member.return?.type?.text ?? 'void',
      parameters: parameters.map((parameter) => ({ name: parameter.name, type: parameter.type?.text ?? '', optional: parameter.optional ?? false })),
    })),
    events: (declaration.events ?? []).map(({ name: event, description: text = '' }) => ({ name: event, description: text })),
    theme: themeOf(declaration.cssProperties ?? []),
  };
}

/** The elements of a manifest, by tag. */
export function readManifest({ modules }: Manifest): ElementInfo[] {
  const declarations = modules.flatMap((module) => module.declarations ?? []).filter((each): each is Declaration & { tagName: string } => each.tagName !== undefined);
  const isCommon = (attribute: string) => declarations.every(({ attributes = [] }) => attributes.some(({ name }) => name === attribute));
  return declarations.map((declaration) => elementOf(declaration, isCommon)).sort((a, b) => (a.tag < b.tag ? -1 : 1));
}

/** Loads the manifest that the build writes beside the elements. Throws with a text for the user of the page. */
export async function fetchManifest(address: URL): Promise<ElementInfo[]> {
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${address.pathname} answered ${answer.status}`);
  const elements = readManifest((await answer.json()) as Manifest);
  if (elements.length === 0) throw new Error(`${address.pathname} holds no elements`);
  return elements;
}

const shortest = 10;

/** The first sentence of a description, or the part before its colon if that is sufficient. */
export function purposeOf({ description }: ElementInfo): string {
  const sentence = /^.*?\.(?= |$)/s.exec(description)?.[0].slice(0, -1) ?? description;
  const [before = ''] = sentence.split(': ');
  return before.length >= shortest ? before : sentence;
}
