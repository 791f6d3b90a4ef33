import type { ElementInfo } from './manifest';

export const widths = ['320', '390', '600', 'full'] as const;
/** The source of an element's data: a recorded scenario, the sandbox of this server, or what its own attributes say. */
export const sources = ['scenario', 'sandbox', 'attributes'] as const;

/** Everything that is selected on the page; all of it is in the address, so that a state can be shared. */
export interface Choice {
  tag: string;
  source: (typeof sources)[number];
  /** The attributes of the element, `dir` and `scenario` included. */
  attributes: Readonly<Record<string, string>>;
  /** Custom properties that differ from their defaults. */
  theme: Readonly<Record<string, string>>;
  width: (typeof widths)[number];
}

export const firstScenario = 'busy-creator';

/** The attributes that an element needs before it can show anything here. */
const starts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'creator-collection': { 'collection-id': 'col-monsoon' },
  'creator-reel-viewer': { 'category-id': 'fashion' },
};

/** Attributes that are fixed here: with other routing the app would change the gallery's own address. */
const held: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'creator-app': { routing: 'memory' } };

export const isHeld = (tag: string, attribute: string): boolean => Object.hasOwn(held[tag] ?? {}, attribute);

const oneOf = <T extends string>(list: readonly T[], text: string | null, otherwise: T): T => list.find((each) => each === text) ?? otherwise;

/** Reads `#creator-earnings?scenario=payment-paid&view=past_payments&_width=600&--creator-radius=4px`. */
export function parseChoice(hash: string): Choice {
  const [tag = '', query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  const source = oneOf(sources, parameters.get('_source'), 'scenario');
  const width = oneOf(widths, parameters.get('_width'), '390');
  const attributes: Record<string, string> = {};
  const theme: Record<string, string> = {};
  for (const [name, value] of parameters) {
    if (name.startsWith('--')) theme[name] = value;
    else if (!name.startsWith('_')) attributes[name] = value;
  }
  return withStarts({ tag, source, attributes, theme, width });
}

/** The choice with the required and the fixed attributes; `scenario` is set only if it is the source. */
function withStarts({ attributes: { scenario = firstScenario, ...attributes }, ...choice }: Choice): Choice {
  const shown: Record<string, string> = choice.source === 'scenario' ? { scenario } : {};
  return { ...choice, attributes: { ...shown, ...starts[choice.tag], ...attributes, ...held[choice.tag] } };
}

/** The choice without attributes that the element does not have: an address may contain anything. */
export function knownOnly(choice: Choice, { attributes, theme }: ElementInfo): Choice {
  const isAttribute = ([name]: [string, string]) => name === 'dir' || attributes.some((each) => each.name === name);
  // A value must not end the rule that it is copied into.
  const isTheme = ([name, value]: [string, string]) => theme.some((each) => each.name === name || each.darkName === name) && !/[;{}<]/.test(value);
  return {
    ...choice,
    attributes: Object.fromEntries(Object.entries(choice.attributes).filter(isAttribute)),
    theme: Object.fromEntries(Object.entries(choice.theme).filter(isTheme)),
  };
}

export function formatChoice({ tag, source, attributes, theme, width }: Choice): string {
  const parameters = new URLSearchParams();
  if (source !== 'scenario') parameters.set('_source', source);
  if (width !== '390') parameters.set('_width', width);
  for (const [name, value] of Object.entries({ ...attributes, ...theme })) parameters.set(name, value);
  const query = parameters.toString();
  return `#${tag}${query === '' ? '' : `?${query}`}`;
}

/** The same settings with another element; `attributes` are its own. */
export function otherElement(choice: Choice, to: ElementInfo, attributes: Readonly<Record<string, string>> = {}): Choice {
  const own = new Set(to.attributes.filter((attribute) => attribute.own).map(({ name }) => name));
  const common = new Set(to.attributes.filter((attribute) => !attribute.own).map(({ name }) => name));
  const kept = Object.entries(choice.attributes).filter(([name]) => common.has(name) || name === 'dir');
  const wanted = Object.entries(attributes).filter(([name]) => own.has(name));
  return withStarts({ ...choice, tag: to.tag, attributes: Object.fromEntries([...kept, ...wanted]) });
}

/** The choice with the attribute, or without it if the value is undefined or the default. */
export function withAttribute(choice: Choice, name: string, value: string | undefined, normal = ''): Choice {
  const { [name]: _before, ...others } = choice.attributes;
  return { ...choice, attributes: value === undefined || value === normal ? others : { ...others, [name]: value } };
}

export const withSource = (choice: Choice, source: Choice['source'], scenario = firstScenario): Choice =>
  withStarts({ ...choice, source, attributes: { ...choice.attributes, scenario } });
