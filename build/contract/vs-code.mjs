const markdown = (value) => ({ kind: 'markdown', value });
const defaultOf = (value) => (value ? `\n\nDefault: \`${value}\`` : '');

const attributeOf = ({ name, description, values, default: value }) => ({
  name, description: markdown(description + defaultOf(value)),
  ...(values ? { values: values.map((one) => ({ name: one })) } : {}),
});

const list = (title, entries) => (entries.length > 0 ? `\n\n**${title}**\n\n${entries.map(({ name, description }) => `- \`${name}\`: ${description}`).join('\n')}` : '');

/** dist/vscode.html-custom-data.json: completion and explanations of tags and attributes (custom data version 1.1). */
export function htmlData(contract) {
  return {
    version: 1.1,
    tags: contract.elements.map((element) => ({
      name: element.tag,
      description: markdown(element.description + list('Events', element.events) + list('Parts', element.parts)),
      attributes: [...element.attributes, ...contract.attributes].map(attributeOf),
    })),
  };
}

/** dist/vscode.css-custom-data.json: the custom properties, and the parts behind `::part()`. */
export function cssData(contract) {
  return {
    version: 1.1,
    properties: contract.customProperties.map(({ name, description, light, dark, default: value }) => ({
      name, description: markdown(description + defaultOf(light ? `${light} (dark: ${dark})` : value)),
    })),
    pseudoElements: contract.parts.map(({ name, description }) => ({ name: `::part(${name})`, description: markdown(description) })),
  };
}
