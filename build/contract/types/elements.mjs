import { signature } from '../baseline.mjs';

/** A doc comment at an indent; empty for no text. */
export function comment(text, indent = '') {
  if (!text) return '';
  const lines = text.replaceAll('*/', '*\\/').split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} *${line && ` ${line}`}\n`).join('')}${indent} */\n`;
}

/** The type of an attribute's property; a missing text is undefined. */
const propertyType = ({ type, values }) => (values ? type : `${type} | undefined`);

const attributeProperties = (attributes) =>
  attributes.map((attribute) => `${comment(attribute.description, '  ')}  ${attribute.property}: ${propertyType(attribute)};\n`).join('');
const plainProperties = (properties) =>
  properties.map(({ name, type, readonly, description }) => `${comment(description, '  ')}  ${readonly ? 'readonly ' : ''}${name}: ${type};\n`).join('');
const methodTypes = (methods) =>
  methods.map((method) => `${comment([method.description, method.answer && `@returns ${method.answer}`].filter(Boolean).join('\n'), '  ')}  ${method.name}${signature(method).replace(' =>', ':')};\n`).join('');

function detailType({ detail, fields }) {
  const plain = fields.filter(({ name }) => !name.includes('.'));
  const nested = nestedFields(fields);
  const line = ({ name, type, optional, description }, indent) =>
    `${comment(description, indent)}${indent}${name.split('.').at(-1)}${optional ? '?' : ''}: ${type}${optional ? ' | undefined' : ''};\n`;
  return `export interface ${detail} {\n${plain.map((field) => line(field, '  ')).join('')}${[...nested].map(([name, inner]) =>
    `  ${name}: {\n${inner.map((field) => line(field, '    ')).join('')}  };\n`).join('')}}\n`;
}

/** `timings.readyMs` by `timings`. */
function nestedFields(fields) {
  const groups = new Map();
  for (const field of fields.filter(({ name }) => name.includes('.'))) {
    const name = field.name.split('.')[0];
    groups.set(name, [...(groups.get(name) ?? []), field]);
  }
  return groups;
}

/** types/elements.d.ts: the interfaces of the elements and the details of their events; it declares nothing globally. */
export function elementTypes(contract) {
  const classes = contract.elements.map((element) =>
    `${comment(element.description)}export interface ${element.className} extends CreatorElement {\n${
      attributeProperties(element.attributes)}${plainProperties(element.properties)}${methodTypes(element.methods)}}\n`);
  return [
    '/** What `createRuntime()` and `configureCreator()` return. */\nexport interface Runtime {\n  /** Forgets the creator: what this browser keeps of them and everything that was loaded. */\n  signOut(): void;\n}\n',
    ...contract.events.map(detailType),
    `/** Every event of the elements; all of them bubble and are composed. */\nexport interface CreatorEventMap {\n${
      contract.events.map(({ name, detail, description }) => `${comment(description, '  ')}  '${name}': CustomEvent<${detail}>;\n`).join('')}}\n`,
    `/** What every element has. */\nexport interface CreatorElement extends HTMLElement {\n${
      attributeProperties(contract.attributes)}${plainProperties(contract.properties)}${methodTypes(contract.methods)}}\n`,
    ...classes,
    `/** The elements by their tags. */\nexport interface CreatorTagNameMap {\n${
      contract.elements.map(({ tag, className }) => `  '${tag}': ${className};\n`).join('')}}\n`,
  ].join('\n');
}

/**
 * types/dom.d.ts: what `document.createElement()`, `querySelector()` and `addEventListener()` return for the elements.
 */
export function domTypes() {
  return [
    '/**\n * For pages that load the elements by a script tag. The modules of the package declare the same themselves.\n */\n',
    "import type { CreatorEventMap, CreatorTagNameMap } from './elements.js';\n\n",
    'declare global {\n  interface HTMLElementTagNameMap extends CreatorTagNameMap {}\n  interface GlobalEventHandlersEventMap extends CreatorEventMap {}\n}\n\n',
    "export type * from './elements.js';\n",
  ].join('');
}
