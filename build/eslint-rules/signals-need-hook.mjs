// The callbacks of these run during the render, so a signal that is read there counts as read by the component.
const renderCallbacks = new Set(['map', 'flatMap', 'filter', 'find', 'some', 'every', 'reduce', 'useMemo']);
const isFunction = (node) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);

/** A component that reads a signal without `useSignals()` never updates, and no error is reported. */
export const signalsNeedHook = {
  meta: { type: 'problem', schema: [], messages: { missing: '{{name}} reads a signal: call useSignals() as its first statement.' } },
  create(context) {
    let usesSignals = false;
    const reported = new Set();
    return {
      ImportDeclaration(node) {
        if (/^@preact\/signals|\/state\/|-store$|\/runtime$|screen-context$/.test(node.source.value)) usesSignals = true;
      },
      'MemberExpression[computed=false][property.name="value"]'(node) {
        if (!usesSignals || (node.parent.type === 'AssignmentExpression' && node.parent.left === node)) return;
        const component = renderingComponent(node);
        if (!component || reported.has(component) || isPlainValue(node, component) || startsWithHook(component)) return;
        reported.add(component);
        context.report({ node: component, messageId: 'missing', data: { name: nameOf(component) } });
      },
    };
  },
};

// Leaves render callbacks only: a handler or an effect may read a signal without following it.
function renderingComponent(node) {
  for (let up = node.parent; up; up = up.parent) {
    if (!isFunction(up)) continue;
    if (/^[A-Z]/.test(nameOf(up))) return up;
    const call = up.parent.type === 'CallExpression' && up.parent.arguments.includes(up) ? up.parent.callee : undefined;
    if (!call || !renderCallbacks.has(call.property?.name ?? call.name)) return undefined;
  }
  return undefined;
}

function nameOf(node) {
  if (node.id) return node.id.name;
  let holder = node.parent;
  while (holder?.type === 'CallExpression') holder = holder.parent;
  return holder?.type === 'VariableDeclarator' && holder.id.type === 'Identifier' ? holder.id.name : '';
}

// The value of a form field, or of something from a callback or from props, is not a signal.
function isPlainValue(node, component) {
  let root = node.object;
  while (root.type === 'MemberExpression' || root.type === 'ChainExpression') {
    if (/^(target|currentTarget|current)$/.test(root.property?.name ?? '')) return true;
    root = root.object ?? root.expression;
  }
  if (root.type !== 'Identifier') return false;
  for (let up = node.parent; up && up !== component; up = up.parent) {
    if (isFunction(up) && up.params.some((param) => param.type === 'Identifier' && param.name === root.name)) return true;
  }
  return false;
}

function startsWithHook(component) {
  const first = component.body.type === 'BlockStatement' ? component.body.body[0] : undefined;
  const call = first?.type === 'ExpressionStatement' ? first.expression : first?.declarations?.[0]?.init;
  return call?.type === 'CallExpression' && call.callee.name === 'useSignals';
}
