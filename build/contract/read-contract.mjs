import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { commentOf, elementStatement, exportedName, parse, readEntry } from './read-comments.mjs';
import { readElements } from './read-elements.mjs';
import { readEvents } from './read-events.mjs';
import { readExports } from './read-exports.mjs';
import { classNamed, findClass, readMembers, unionsOf } from './read-members.mjs';
import { readTheme } from './read-theme.mjs';
import { lazyImports, readUse } from './read-use.mjs';

const quote = (value) => `'${value}'`;
const union = (values) => values.map(quote).join(' | ');

/** Both lists must contain the same names; reports the missing ones. */
function mustAgree(where, documented, real, kind) {
  const missing = real.filter((name) => !documented.includes(name));
  const invented = documented.filter((name) => !real.includes(name));
  if (missing.length > 0) throw new Error(`${where}: no doc comment for the ${kind} ${missing.join(', ')}`);
  if (invented.length > 0) throw new Error(`${where}: the doc comment names the ${kind} ${invented.join(', ')}, which is not there`);
}

function attributesOf(where, types, comment, propertyName) {
  const entries = (comment.tags.attribute ?? []).map(readEntry);
  mustAgree(where, entries.map(({ name }) => name), Object.keys(types), 'attribute');
  return entries.map(({ name, default: given, description }) => {
    const type = types[name];
    const listed = typeof type === 'object';
    return {
      name, property: propertyName(name), type: listed ? union(type) : type, values: listed ? [...type] : undefined,
      default: listed ? type[0] : given, description,
    };
  });
}

/** `name - text`, where the name may be a custom property. */
const readComment = (entry) => {
  const [, name, description] = /^(--[\w-]+|[\w-]+)\s+-\s+([\s\S]*)$/.exec(entry) ?? [undefined, entry, ''];
  return { name, description };
};

const described = (where, entries, real, kind) => {
  const list = (entries ?? []).map(readComment);
  mustAgree(where, list.map(({ name }) => name), real, kind);
  return list;
};

function readBase(elements) {
  const source = parse('elements/base-element.ts');
  const classNode = classNamed(source, 'CreatorElement');
  const comment = commentOf(classNode);
  const everything = readUse(readdirSync('elements').filter((name) => name.endsWith('.ts')).map((name) => `elements/${name}`));
  return {
    attributes: attributesOf('elements/base-element.ts', elements.common, comment, elements.propertyName),
    events: (comment.tags.fires ?? []).map(readComment),
    members: readMembers(classNode, unionsOf(source)),
    // What is shown before the screen, or instead of it after a failure.
    shellParts: readUse(['elements/skeleton.ts']).parts,
    parts: described('elements/base-element.ts', comment.tags.csspart, [...everything.parts], 'part'),
    customProperties: described('elements/base-element.ts', comment.tags.cssproperty, readTheme().map(({ name }) => name), 'custom property'),
  };
}

/** The addresses of a tag in `<creator-app>`, with placeholders as `{categoryId}`. */
function routesOf(tag, { appScreens, routes }) {
  return Object.keys(appScreens).filter((route) => appScreens[route].tag === tag).map((route) => routes[route].replace(/:(\w+)/g, '{$1}'));
}

/**
 * What the code of an element requests and renders. The app's own code is the router; its screens are elements
 * themselves.
 */
const useOf = (path, isApp) =>
  isApp ? readUse(['elements/app/app-router.ts'], (file) => file.startsWith('elements/app/')) : readUse(lazyImports(path, 'screen'));

/** The events in an element's doc comment, compared with those that its code dispatches. */
function ownEventsOf(path, comment, { isApp, open, use, common }) {
  const documented = (comment.tags.fires ?? []).map(readComment);
  const real = new Set([...use.events].filter((name) => !common.some((event) => event.name === name)));
  // The events of the screens inside the app bubble through it.
  if (isApp) real.add('creator-change');
  mustAgree(path, documented.map(({ name }) => name), [...real], 'event');
  if (open || real.has('creator-navigate')) return documented;
  return [...documented, { name: 'creator-navigate', description: 'the login, after the session has ended' }];
}

function readElement(file, base, elements) {
  const path = `elements/${file}`;
  const statement = elementStatement(parse(path));
  const comment = commentOf(statement);
  if (comment.tags.internal) return undefined;
  const tag = file.replace('.ts', '');
  const isApp = ts.isClassDeclaration(statement);
  const open = /^ {2}open: true,/m.test(readFileSync(path, 'utf8'));
  const use = useOf(path, isApp);
  const ownEvents = ownEventsOf(path, comment, { isApp, open, use, common: base.events });
  const members = isApp ? readMembers(statement) : { properties: [], methods: [] };
  const repeated = members.methods.map(({ name }) => name).filter((name) => base.screenMethods.includes(name));
  if (isApp) mustAgree(path, base.screenMethods, repeated, 'method');
  return {
    tag, file: path, className: exportedName(statement), description: comment.text, routes: isApp ? [] : routesOf(tag, elements),
    example: comment.tags.example?.[0] ?? `<${tag}></${tag}>`, app: isApp, open,
    attributes: attributesOf(path, elements.classes.get(tag).ownAttributes, comment, elements.propertyName),
    properties: members.properties, methods: members.methods.filter(({ name }) => !repeated.includes(name)),
    ownEvents, events: [...ownEvents, ...base.events.filter(({ name }) => !open || name !== 'creator-session-expired')],
    parts: base.parts.filter(({ name }) => isApp || use.parts.has(name) || base.shellParts.has(name)),
  };
}

/** The public contract, read from the element files, their base class, the styles and the entries of the package. */
export async function readContract() {
  const elements = await readElements();
  const screens = readMembers(findClass(parse('elements/define.ts')));
  const base = { ...readBase(elements), screenMethods: screens.methods.map(({ name }) => name) };
  const list = elements.files.map((file) => readElement(file, base, elements)).filter((element) => element !== undefined);
  mustAgree('elements/creator-elements.ts', [...elements.tags].sort(), list.map(({ tag }) => tag), 'tag');
  const theme = new Map(readTheme().map((property) => [property.name, property]));
  return {
    attributes: base.attributes,
    properties: [...base.members.properties, ...screens.properties],
    methods: [...base.members.methods, ...screens.methods],
    commonEvents: base.events,
    elements: list,
    events: readEvents(parse('elements/events.ts'), { RouteName: union(Object.keys(elements.routes)) }),
    parts: base.parts,
    customProperties: base.customProperties.map((property) => ({ ...theme.get(property.name), ...property })),
    ...readExports(),
  };
}
