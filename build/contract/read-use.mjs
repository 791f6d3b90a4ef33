import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { parse } from './read-comments.mjs';

/** What a screen asks of its element, and the event that comes of it (elements/define.ts). */
const eventOf = { navigate: 'creator-navigate', back: 'creator-navigate', openExternal: 'creator-open-external', changed: 'creator-change', track: 'creator-track' };

const cache = new Map();

function fileOf(from, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(from), specifier);
  return [`${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate));
}

function factsOf(file) {
  if (cache.has(file)) return cache.get(file);
  const facts = { imports: [], events: new Set(), parts: new Set() };
  const add = (specifier) => {
    const target = specifier && ts.isStringLiteral(specifier) && fileOf(file, specifier.text);
    if (target) facts.imports.push(target);
  };
  const addParts = (node) => {
    if (ts.isStringLiteral(node)) for (const part of node.text.split(' ')) facts.parts.add(part);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(addParts);
    else ts.forEachChild(node, addParts);
  };
  const visit = (node) => {
    if ((ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    if (ts.isCallExpression(node)) {
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
      const callee = node.expression.getText();
      if (/(^|\.)emit$/.test(callee) && ts.isStringLiteral(node.arguments[0])) facts.events.add(node.arguments[0].text);
      if (callee === 'useScreen' && ts.isVariableDeclaration(node.parent) && ts.isObjectBindingPattern(node.parent.name)) {
        for (const { name, propertyName } of node.parent.name.elements) {
          const event = eventOf[(propertyName ?? name).getText()];
          if (event) facts.events.add(event);
        }
      }
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'part') addParts(node.initializer);
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'part') addParts(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  cache.set(file, facts);
  return facts;
}

/**
 * What the code behind some files can do: the events it asks for and the parts it renders, over all imports.
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
