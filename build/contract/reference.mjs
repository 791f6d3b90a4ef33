import { signature } from './baseline.mjs';

const code = (text) => `\`${text}\``;
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const table = (heads, rows) => `| ${heads.join(' | ')} |\n|${heads.map(() => '---').join('|')}|\n${rows.map((row) => `| ${row.map(cell).join(' | ')} |\n`).join('')}`;
const anchor = (tag) => `[${code(tag)}](#${tag})`;

const valuesOf = ({ values, type }) => (values ? values.map(code).join(', ') : 'text');
const attributeTable = (attributes) => table(['attribute', 'values', 'default', 'meaning'],
  attributes.map((attribute) => [code(attribute.name), valuesOf(attribute), attribute.default ? code(attribute.default) : '', attribute.description]));

const methodTable = (methods) => table(['method', 'what it does'], methods.map((method) =>
  [code(`${method.name}${signature(method).replace(' =>', ':')}`), method.answer ? `${method.description} Answers ${method.answer}.` : method.description]));

const eventTable = (events) => table(['event', 'when'], events.map(({ name, description }) => [`[${code(name)}](#${name})`, description]));

function detailOf({ name, cancelable, description, fields }) {
  return `### ${name}\n\n${description}\n\n${cancelable ? 'Cancelable. ' : ''}\`event.detail\`:\n\n${table(['field', 'type', 'meaning'],
    fields.map((field) => [code(field.optional ? `${field.name}?` : field.name), code(field.type), field.description]))}`;
}

const defaultOf = ({ light, dark, default: value }) => (light ? `${code(light)}, dark ${code(dark)}` : code(value));

function elementPage(element) {
  const where = element.app ? 'All routes, below `base-path`.' : `In \`<creator-app>\`: ${element.routes.map(code).join(', ')}${element.open ? '; no login needed' : ''}.`;
  return [
    `## ${element.tag}`,
    element.description,
    where,
    `\`\`\`html\n${element.example}\n\`\`\``,
    element.attributes.length > 0 ? attributeTable(element.attributes).trimEnd() : 'It has no attributes of its own.',
    element.methods.length > 0 ? methodTable(element.methods).trimEnd() : '',
    element.ownEvents.length > 0 ? eventTable(element.ownEvents).trimEnd() : '',
    `Parts: ${element.parts.map(({ name }) => code(name)).join(', ')}.`,
  ].filter(Boolean).join('\n\n');
}

const intro = `# The elements

Every tag with its attributes, methods, events and parts: what a page may rely on. This file is written by \`npm run contract\` from the comments in \`elements/\`; change it there. What of it changed from version to version stands in [CHANGELOG.md](../CHANGELOG.md).`;

const types = `## In editors and type checkers

All of these are made by the same command, into \`dist/\`.

| for | use |
|---|---|
| tools | \`dist/custom-elements.json\`, the custom elements manifest (schema 2.1.0) |
| VS Code | in the settings: \`"html.customData": ["./node_modules/creator-elements/dist/vscode.html-custom-data.json"]\`, \`"css.customData": ["./node_modules/creator-elements/dist/vscode.css-custom-data.json"]\` |
| TypeScript and the DOM | \`import type {} from 'creator-elements/types/dom'\`, on pages that load the elements by a script tag or by \`creator-elements/loader\`; the types of the frameworks contain it |
| React 19 | \`import type {} from 'creator-elements/types/react'\`, then \`<creator-earnings view="past_payments" oncreator-navigate={(event) => go(event.detail.href)} />\` |
| Vue 3 | \`import type {} from 'creator-elements/types/vue'\`, then \`<creator-earnings view="past_payments" @creator-navigate="go($event.detail.href)" />\` |
| Svelte 5 | \`import type {} from 'creator-elements/types/svelte'\`, then \`<creator-earnings view="past_payments" oncreator-navigate={(event) => go(event.detail.href)} />\` |
| Angular | \`import type {} from 'creator-elements/types/angular'\` and \`CUSTOM_ELEMENTS_SCHEMA\`, then \`<creator-earnings view="past_payments" (creator-navigate)="go($event.detail.href)" />\` |

React sets a prop as a property where the element has one of its name, else as an attribute: \`post-id\` and \`postId\` do the same. TypeScript does not complain of a prop with a hyphen that it does not know, so a misspelt \`oncreator-…\` goes unnoticed there. Vue has to be told that the tags are not its own (\`isCustomElement: (tag) => tag.startsWith('creator-')\` among the compiler's options). Angular does not check the attributes of tags that it does not know; its \`$event\` and its references (\`#earnings\`) have their types.`;

/** docs/elements.md: the reference that people read. */
export function reference(contract) {
  return `${[
    intro,
    table(['tag', 'what it is', 'own attributes'], contract.elements.map((element) => [
      anchor(element.tag), element.description.split(/(?<=\.)\s/)[0], element.attributes.map(({ name }) => code(name)).join(', '),
    ])).trimEnd(),
    'Common to all: [attributes](#attributes), [properties and methods](#properties-and-methods), [events](#events), [theme](#theme), [types](#in-editors-and-type-checkers).',
    `## Attributes\n\nEvery element takes these, and its own. Each is also a property in camel case (\`base-path\` is \`basePath\`), may be set before or after the tag is defined, and may change or go away at any time; a value that it does not know means the default, and a number is read as its digits.\n\n${attributeTable(contract.attributes).trimEnd()}`,
    `## Properties and methods\n\n${table(['property', 'type', 'meaning'], contract.properties.map(({ name, type, readonly, description }) => [code(name), `${code(type)}${readonly ? ', read-only' : ''}`, description])).trimEnd()}\n\n${methodTable(contract.methods).trimEnd()}`,
    `## Events\n\nAll events bubble and leave every shadow root, so one listener at the document hears them; their details are plain data. Every element has these:\n\n${eventTable(contract.commonEvents).trimEnd()}`,
    ...contract.events.map((event) => detailOf(event).trimEnd()),
    `## Theme\n\nCustom properties are inherited, so they can be set on the element or on anything around it. What is called \`--creator-…\` is meant for pages; every other name inside is private.\n\n\`\`\`css\nbody { --creator-color-primary: #0a5; --creator-radius: 8px; }\ncreator-earnings::part(card) { box-shadow: none; }\n\`\`\`\n\n${table(['custom property', 'default', 'used for'], contract.customProperties.map((property) => [code(property.name), defaultOf(property), property.description])).trimEnd()}\n\n${table(['part', 'what it is'], contract.parts.map(({ name, description }) => [code(name), description])).trimEnd()}`,
    types,
    ...contract.elements.map(elementPage),
  ].join('\n\n')}\n`;
}
