import { comment } from './elements.mjs';

/** What each framework's types use of elements.d.ts, and the DOM's own maps of tags and events, for references and listeners. */
export function imports({ elements }, framework) {
  return `${framework}import './dom.js';\nimport type { CreatorEventMap, Runtime, ${elements.map(({ className }) => className).join(', ')} } from './elements.js';\n`;
}

/** An attribute by its own name and, if that differs, by its property's name. */
function lines({ name, property, type, description }) {
  const line = (key) => `${comment(description, '  ')}  ${/-/.test(key) ? `'${key}'` : key}?: ${type} | undefined;\n`;
  return name === property ? line(name) : line(name) + line(property);
}

/** An interface per element with the attributes of its tag. */
export function attributeTypes(contract) {
  const common = `/** What every tag takes. */\ninterface CommonAttributes {\n${contract.attributes.map(lines).join('')}  runtime?: Runtime | undefined;\n}\n`;
  return [common, ...contract.elements.map(({ className, attributes }) =>
    `interface ${className}Attributes extends CommonAttributes {\n${attributes.map(lines).join('')}}\n`)].join('\n');
}
