const isFunction = (node) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);

/**
 * Words are those of the page's language when they are read. What a module reads when it is loaded stays English, or in
 * the language of that moment.
 */
export const wordsAtRender = {
  meta: { type: 'problem', schema: [], messages: { early: 'Read the words while rendering, in a function: what a module reads when it is loaded stays in the language of that moment.' } },
  create(context) {
    return {
      ImportDeclaration(node) {
        if (!/\/text\//.test(node.source.value) || node.importKind === 'type') return;
        for (const variable of context.sourceCode.getDeclaredVariables(node)) {
          for (const { identifier } of variable.references) {
            if (isRead(identifier) && !insideFunction(identifier)) context.report({ node: identifier, messageId: 'early' });
          }
        }
      },
    };
  },
};

/** Another name for all words of a subject reads none of them. */
function isRead({ parent }) {
  return parent.type === 'MemberExpression' || parent.type === 'CallExpression' || parent.type === 'SpreadElement'
    || (parent.type === 'VariableDeclarator' && parent.id.type !== 'Identifier');
}

function insideFunction(node) {
  for (let up = node.parent; up; up = up.parent) if (isFunction(up)) return true;
  return false;
}
