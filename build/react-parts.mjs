import { fiberTags, functions, neverTrue, ownFlag } from './react-unused.mjs';

const client = /react-dom-client\.production\.js$/;
const names = new Set(Object.values(functions).flat());
const tags = new Set(Object.values(fiberTags));

/**
 * Leaves out of React DOM what no element can reach (build/react-unused.mjs), a third of it: it is one
 * CommonJS file, whose parts no bundler can tell apart. A React in which they look different fails the build.
 */
export function reactParts() {
  return {
    name: 'react-parts',
    transform: {
      order: 'pre',
      handler(code, id) {
        return client.test(id) ? { code: withoutUnused(code, this.parse(code)), map: null } : null;
      },
    },
  };
}

/** The file's text without them. @throws when one of the functions or tags is not there */
export function withoutUnused(code, program) {
  const edits = [];
  const met = new Set();
  const replace = ({ start, end }, text) => edits.push({ start, end, text });

  function visit(node, body) {
    switch (node.type) {
      case 'FunctionDeclaration':
        if (names.has(node.id.name)) return empty(node);
        if (node.id.name === ownFlag) return void met.add(ownFlag);
        return visitChildren(node, node.body);
      case 'FunctionExpression':
        return visitChildren(node, node.body);
      case 'ExpressionStatement':
        return isOfUnused(node.expression) ? replace(node, '') : visitChildren(node, body);
      case 'AssignmentExpression':
        // a.prototype.x = b.prototype.x = …, where only a is left out
        if (isOfUnused(node.left) || node.left.name === neverTrue) replace({ start: node.start, end: node.right.start }, '');
        else visit(node.left, body);
        return visit(node.right, body);
      case 'VariableDeclarator':
        return node.init && visit(node.init, body);
      case 'SwitchStatement':
        return isTag(node.discriminant) ? visitCases(node, body) : visitChildren(node, body);
      case 'BinaryExpression':
        return comparesTag(node) ? replace(node, node.operator === '===' ? '!1' : '!0') : visitChildren(node, body);
      case 'Identifier':
        return node.name === neverTrue && replace(node, '!1');
      case 'MemberExpression':
      case 'Property':
        if (node.computed) visitChildren(node, body);
        else visit(node.object ?? node.value, body);
        return;
      default:
        return visitChildren(node, body);
    }
  }

  function visitChildren(node, body) {
    for (const child of children(node)) visit(child, body);
  }

  function empty({ id, end }) {
    met.add(id.name);
    replace({ start: id.end, end }, '() {}');
  }

  /** Drops the cases of unused tags, but not what the case above runs on into. */
  function visitCases({ cases }, body) {
    let runsOn = false;
    for (const each of cases) {
      if (isUnusedTag(each.test)) {
        met.add(each.test.value);
        if (!runsOn || each.consequent.length === 0) {
          keepVariables(each, body);
          replace(each, '');
          continue;
        }
        replace({ start: each.start, end: each.consequent[0].start }, '');
      }
      each.consequent.forEach((statement) => visit(statement, body));
      runsOn = !leaves(each.consequent.at(-1));
    }
  }

  /** A variable may be declared in one case and used in another. */
  function keepVariables(node, body) {
    const variables = [...declared(node)];
    if (variables.length > 0) replace({ start: body.start + 1, end: body.start + 1 }, `var ${variables.join(', ')};`);
  }

  visitChildren(program);
  const missing = [...names, ...tags, ownFlag].filter((each) => !met.has(each));
  if (missing.length > 0) throw new Error(`this React looks different (see build/react-unused.mjs): ${missing.join(', ')}`);
  return edits.sort((a, b) => b.start - a.start).reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}

function* children(node) {
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) if (typeof each?.type === 'string') yield each;
  }
}

function* declared(node) {
  if (node.type === 'VariableDeclarator') yield node.id.name;
  if (/^Function/.test(node.type)) return;
  for (const child of children(node)) yield* declared(child);
}

/** `exports.hydrateRoot = …`, or `f.prototype.x = …` (or only its left side) of a function f that is left out. */
function isOfUnused(node) {
  if (node.type === 'AssignmentExpression') return isOfUnused(node.left) && node.right.type !== 'AssignmentExpression';
  if (node.type !== 'MemberExpression') return false;
  const { object, property } = node;
  return (object.name === 'exports' && property.name === 'hydrateRoot') || (object.property?.name === 'prototype' && names.has(object.object.name));
}

function isTag(node) {
  return node.property?.name === 'tag' || node.name === 'tag';
}

function isUnusedTag(node) {
  return node?.type === 'Literal' && tags.has(node.value);
}

function comparesTag({ operator, left, right }) {
  return /^[!=]==$/.test(operator) && ((isUnusedTag(left) && isTag(right)) || (isTag(left) && isUnusedTag(right)));
}

function leaves(statement) {
  switch (statement?.type) {
    case 'BreakStatement': case 'ReturnStatement': case 'ThrowStatement': case 'ContinueStatement': return true;
    case 'BlockStatement': return leaves(statement.body.at(-1));
    case 'IfStatement': return leaves(statement.consequent) && leaves(statement.alternate);
    default: return false;
  }
}
