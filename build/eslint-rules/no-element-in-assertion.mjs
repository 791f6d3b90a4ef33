/** A failing assertion that contains a DOM node cannot be reported: the file then hangs until its time limit. */
export const noElementInAssertion = {
  meta: { type: 'problem', schema: [], messages: { held: 'Compare counts, texts or `===`, not elements: an assertion that holds one hangs when it fails.' } },
  create(context) {
    const services = context.sourceCode.parserServices;
    return {
      'CallExpression[callee.name="expect"]'(node) {
        const { names, compared } = chainOf(node);
        if (names.includes('accessible')) return;
        const counted = names.some((name) => name === 'length' || name === 'lengthOf');
        const typeOf = (argument) => services.getTypeAtLocation(argument);
        const [held] = node.arguments;
        // `querySelector` returns the type that is expected, and `expect` expects any.
        const mayHold = held !== undefined && (typeOf(held).flags === anyType || holdsNode(typeOf(held), !counted));
        if (mayHold || compared.some((argument) => holdsNode(typeOf(argument), true))) context.report({ node, messageId: 'held' });
      },
    };
  },
};

const anyType = 1; // TypeFlags.Any

/** The words after `expect(…)` that compare, with their arguments. */
function chainOf(node) {
  const names = [];
  const compared = [];
  for (let up = node.parent; up; up = up.parent) {
    if (up.type === 'MemberExpression') names.push(up.property.name);
    else if (up.type === 'CallExpression') compared.push(...up.arguments);
    else break;
  }
  return { names, compared };
}

function holdsNode(type, lists) {
  return (type.isUnion() ? type.types : [type]).some((part) => {
    if (part.getProperty('nodeType') && part.getProperty('parentNode')) return true;
    const item = lists ? part.getNumberIndexType() : undefined;
    return item !== undefined && holdsNode(item, false);
  });
}
