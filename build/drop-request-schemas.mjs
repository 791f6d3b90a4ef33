const contract = /\/src\/api\/contract\/[a-z-]+\.ts$/;
const unread = new Set(['query', 'body', 'assumed', 'unused']);

/**
 * Removes from the built API contract what a browser never reads: request schemas and remarks are for types, the
 * sandbox and the OpenAPI document, and the answer of a picture is not parsed.
 */
export function dropRequestSchemas() {
  return {
    name: 'drop-request-schemas',
    transform(code, id) {
      if (!contract.test(id)) return null;
      return { code: this.parse(code).body.flatMap(callOptions).reverse().reduce(shorten, code), map: null };
    },
  };
}

/** The options of `export const x = call(method, path, { … })`. */
function callOptions({ declaration }) {
  const calls = (declaration?.declarations ?? []).map(({ init }) => init);
  return calls.filter((init) => init?.type === 'CallExpression' && init.callee.name === 'call').map((init) => init.arguments[2]);
}

function shorten(code, { start, end, properties }) {
  const blob = properties.some(({ key }) => key.name === 'blob');
  const read = properties.filter(({ key }) => !unread.has(key.name) && !(blob && key.name === 'response'));
  return `${code.slice(0, start)}{ ${read.map((property) => code.slice(property.start, property.end)).join(', ')} }${code.slice(end)}`;
}
