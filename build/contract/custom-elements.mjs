const text = (type) => ({ text: type });
const fieldOf = (attribute) => ({
  kind: 'field', name: attribute.property, attribute: attribute.name, description: attribute.description,
  type: text(attribute.values ? attribute.type : `${attribute.type} | undefined`),
  ...(attribute.default === undefined ? {} : { default: `'${attribute.default}'` }),
});
const propertyOf = ({ name, type, readonly, description }) => ({ kind: 'field', name, description, type: text(type), ...(readonly ? { readonly } : {}) });
const methodOf = ({ name, parameters, returns, description, answer }) => ({
  kind: 'method', name, description,
  parameters: parameters.map((parameter) => ({ name: parameter.name, type: text(parameter.type), optional: parameter.optional })),
  return: { type: text(returns), ...(answer ? { description: answer } : {}) },
});
const attributeOf = (attribute) => ({
  name: attribute.name, fieldName: attribute.property, type: text(attribute.type), description: attribute.description,
  ...(attribute.default === undefined ? {} : { default: `'${attribute.default}'` }),
});

/** The default of a custom property in the light scheme; the description contains the dark one. */
const cssPropertyOf = ({ name, description, light, dark, default: value }) => ({
  name, default: value ?? light, description: dark ? `${description} In the dark scheme ${dark}.` : description, syntax: light || name.includes('-color-') ? '<color>' : '*',
});

const states = (contract) => contract.properties.find(({ name }) => name === 'status').type.split(' | ')
  .map((state) => ({ name: state.slice(1, -1), description: `While status is ${state}.` }));

function declarationOf(element, contract) {
  const attributes = [...element.attributes, ...contract.attributes];
  const details = new Map(contract.events.map((event) => [event.name, event]));
  return {
    kind: 'class', customElement: true, tagName: element.tag, name: element.className, description: element.description,
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes: attributes.map(attributeOf),
    members: [
      ...attributes.map(fieldOf), ...[...element.properties, ...contract.properties].map(propertyOf),
      ...[...element.methods, ...contract.methods].map(methodOf),
    ],
    events: element.events.map(({ name, description }) => ({ name, type: text(`CustomEvent<${details.get(name).detail}>`), description })),
    cssParts: element.parts,
    cssProperties: contract.customProperties.map(cssPropertyOf),
    cssStates: states(contract),
  };
}

/** dist/custom-elements.json: the manifest of the elements, schema 2.1.0 of webcomponents/custom-elements-manifest. */
export function customElementsManifest(contract) {
  return {
    schemaVersion: '2.1.0',
    readme: 'docs/elements.md',
    modules: contract.elements.map((element) => {
      const path = `dist/${element.file.replace('.ts', '.js')}`;
      const declaration = { name: element.className, module: path };
      return {
        kind: 'javascript-module', path,
        declarations: [declarationOf(element, contract)],
        exports: [
          { kind: 'js', name: element.className, declaration },
          { kind: 'custom-element-definition', name: element.tag, declaration },
        ],
      };
    }),
  };
}
