const byName = (list, valueOf) => Object.fromEntries([...list].sort((a, b) => (a.name < b.name ? -1 : 1)).map((entry) => [entry.name, valueOf(entry)]));

/** A method as text: `(to: string) => void`. */
export const signature = ({ parameters, returns }) =>
  `(${parameters.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`).join(', ')}) => ${returns}`;

const attributes = (list) => byName(list, ({ type, default: value }) => (value === undefined ? { type } : { type, default: value }));
const properties = (list) => byName(list, ({ type, readonly }) => ({ type, readonly }));
const methods = (list) => byName(list, signature);
const names = (list) => list.map(({ name }) => name).sort();

/** The content of docs/contract.json: everything that a page may rely on, without the explanations. */
export function baselineOf(contract) {
  return {
    attributes: attributes(contract.attributes),
    properties: properties(contract.properties),
    methods: methods(contract.methods),
    events: byName(contract.events, ({ cancelable, fields }) => ({
      cancelable,
      detail: Object.fromEntries(fields.map(({ name, optional, type }) => [optional ? `${name}?` : name, type])),
    })),
    parts: names(contract.parts),
    customProperties: names(contract.customProperties),
    elements: Object.fromEntries(contract.elements.map((element) => [element.tag, {
      attributes: attributes(element.attributes),
      properties: properties(element.properties),
      methods: methods(element.methods),
      events: names(element.events),
    }])),
    entries: contract.entries,
    declarations: byName(contract.declarations, ({ text }) => text),
  };
}
