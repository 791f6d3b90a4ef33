import ts from 'typescript';

/**
 * A translator of the browser, or of an extension, replaces texts by nodes of its own. React keeps a text that is the
 * whole content of an element as that element's content, and finds its way. A text beside other nodes it keeps as a
 * node: once that is replaced, new words are never seen, and removing it fails with all of the screen.
 */
export const textInOwnElement = {
  meta: { type: 'problem', schema: [], messages: { beside: 'Put this text into an element of its own: a translated page never shows its changes, and fails when it goes.' } },
  create(context) {
    const typeOf = (node) => context.sourceCode.parserServices.getTypeAtLocation(node);
    const isText = (child) => child.type === 'JSXText' ? hasWords(child.value) : child.type === 'JSXExpressionContainer' && isWords(typeOf(child.expression));
    const report = (node) => context.report({ node, messageId: 'beside' });
    const check = ({ children }) => {
      const shown = children.filter((child) => !isGap(child));
      if (shown.length > 1) shown.filter(isText).forEach(report);
    };
    return {
      JSXElement: check,
      JSXFragment: check,
      ReturnStatement(node) {
        if (isComponent(functionAround(node)) && node.argument && isWords(typeOf(node.argument))) report(node.argument);
      },
    };
  },
};

const hasWords = (text) => /[\p{L}\p{N}]/u.test(text);

/** Space between two nodes, or a comment. */
function isGap(child) {
  if (child.type === 'JSXText') return child.value.trim() === '';
  return child.type === 'JSXExpressionContainer' && (child.expression.type === 'JSXEmptyExpression' || (typeof child.expression.value === 'string' && !hasWords(child.expression.value)));
}

/** A text or a number, if there is anything; what a component takes as its children may be an element as well. */
function isWords(type) {
  const parts = type.isUnion() ? type.types : [type];
  const isAny = (flags) => parts.some((part) => part.flags & flags && part.value !== '' && part.value !== 0);
  return isAny(ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike) && !isAny(ts.TypeFlags.Object | ts.TypeFlags.Any);
}

function functionAround(node) {
  let up = node.parent;
  while (!/Function/.test(up.type)) up = up.parent;
  return up;
}

const isComponent = ({ type, id }) => type === 'FunctionDeclaration' && /^[A-Z]/.test(id?.name ?? '');
