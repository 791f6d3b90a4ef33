import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { parse } from './read-comments.mjs';

/** What a screen calls on its element, and the event that results (elements/define.ts). */
const eventOf = { navigate: 'creator-navigate', back: 'creator-navigate', openExternal: 'creator-open-external', changed: 'creator-change', track: 'creator-track' };

const cache = new Map();

function fileOf(from, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(from), specifier);
  return [`${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate));
}

/** The run-time imports of a node. */
function specifierOf(node) {
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly ? undefined : node.moduleSpecifier;
  if (ts.isExportDeclaration(node)) return node.moduleSpecifier;
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[0] : undefined;
}

/** The events that a call dispatches, or that result from a function of `useScreen()`. */
function eventsOf({ expression, arguments: [first], parent }) {
  const callee = expression.getText();
  if (/(^|\.)emit$/.test(callee)) return ts.isStringLiteral(first) ? [first.text] : [];
  if (callee !== 'useScreen' || !ts.isVariableDeclaration(parent)) return [];
  return usedOf(parent).flatMap((name) => eventOf[name] ?? []);
}

/** The members that are used of a declared object: destructured, or read from the variable in its function. */
function usedOf({ name, parent }) {
  const namesIn = (pattern) => pattern.elements.map((element) => (element.propertyName ?? element.name).getText());
  if (ts.isObjectBindingPattern(name)) return namesIn(name);
  const members = [];
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === name.text) members.push(node.name.text);
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && node.initializer?.getText() === name.text) members.push(...namesIn(node.name));
    ts.forEachChild(node, visit);
  };
  visit(parent.parent.parent);
  return members;
}

/** The parts in a text, or in each branch of a condition. */
function partsOf(node) {
  if (ts.isStringLiteral(node)) return node.text.split(' ');
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(partsOf);
  const parts = [];
  ts.forEachChild(node, (child) => void parts.push(...partsOf(child)));
  return parts;
}

function factsOf(file) {
  if (cache.has(file)) return cache.get(file);
  const facts = { imports: [], events: new Set(), parts: new Set() };
  const visit = (node) => {
    const specifier = specifierOf(node);
    const target = specifier && ts.isStringLiteral(specifier) && fileOf(file, specifier.text);
    if (target) facts.imports.push(target);
    if (ts.isCallExpression(node)) for (const event of eventsOf(node)) facts.events.add(event);
    if ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && node.name.getText() === 'part') {
      for (const part of partsOf(node.initializer)) facts.parts.add(part);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  cache.set(file, facts);
  return facts;
}

/**
 * What the code of some files can do, over all imports: the events that it dispatches and the parts that it renders.
 * @param enter whether to follow the imports of a file
 */
export function readUse(files, enter = () => true) {
  const seen = new Set();
  const events = new Set();
  const parts = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    const facts = factsOf(file);
    facts.events.forEach((event) => events.add(event));
    facts.parts.forEach((part) => parts.add(part));
    if (enter(file)) facts.imports.forEach(visit);
  };
  files.forEach(visit);
  return { events, parts };
}

/** The chunks that a file loads with `import()`, in a property of the name. */
export function lazyImports(file, property) {
  const found = [];
  const visit = (node, inside) => {
    const here = inside || (ts.isPropertyAssignment(node) && node.name.getText() === property);
    if (here && ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) found.push(fileOf(file, node.arguments[0].text));
    ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(parse(file), false);
  return found;
}
