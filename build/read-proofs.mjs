import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { levels } from './proof-levels.mjs';

/**
 * The kind of proof of each test in a file: the strongest that its code reaches through the helpers and variables of
 * the file.
 */
export function levelsOf(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const evidence = new Map();
  const leadsTo = new Map();
  const tests = [];
  const link = (target, value) => {
    for (const name of namesIn(target)) leadsTo.set(name, new Set([...(leadsTo.get(name) ?? []), ...namesIn(value)]));
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) {
      for (const name of importedNames(node)) evidence.set(name, node.moduleSpecifier.text);
      return;
    }
    for (const [target, value] of bindingsOf(node)) link(target, value);
    if (ts.isCallExpression(node) && ['it', 'test'].includes(node.expression.getText()) && node.arguments.length > 1) {
      // Playwright's test brings its page with it, so it is evidence itself.
      tests.push({ title: titlePattern(node.arguments[0]), names: new Set([...namesIn(node.arguments[1]), node.expression.getText()]) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const levelOf = (names) => {
    const reached = new Set(names);
    for (const name of reached) for (const next of leadsTo.get(name) ?? []) reached.add(next);
    const modules = [...reached].flatMap((name) => evidence.get(name) ?? []);
    const shows = (level) => modules.some((module) => level.imports.test(module) || helperLevel(file, module) === level.name);
    return levels.find((level) => level.folders.test(file) && shows(level))?.name ?? 'rule';
  };
  const all = levelOf([...evidence.keys()]);
  return { all, tests: tests.map(({ title, names }) => ({ title, level: levelOf(names) })) };
}

/** The names that a node declares, and their values. */
function bindingsOf(node) {
  const named = ts.isVariableDeclaration(node) || ts.isBindingElement(node);
  return [
    [node.name, named && node.initializer],
    [node.name, ts.isVariableDeclaration(node) && ts.isForOfStatement(node.parent.parent) && node.parent.parent.expression],
    [node.name, ts.isFunctionDeclaration(node) && node.body],
    [node.left, ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken && node.right],
  ].filter(([target, value]) => target && value);
}

const helpers = new Map();

/** What a helper beside the tests reaches in total. */
function helperLevel(file, module) {
  if (!module.startsWith('./')) return undefined;
  const helper = ['.ts', '.tsx'].map((ending) => path.posix.join(path.posix.dirname(file), `${module}${ending}`)).find(existsSync);
  if (helper && !helpers.has(helper)) helpers.set(helper, levelsOf(helper, readFileSync(helper, 'utf8')).all);
  return helper && helpers.get(helper);
}

// A tag in a string or in JSX refers to the element that a bare import has defined.
const tagName = /\bcreator-[a-z]/;

function importedNames({ importClause, moduleSpecifier }) {
  if (!importClause) return /elements\/creator-|\/every-element$/.test(moduleSpecifier.text) ? ['a tag'] : [];
  const { name, namedBindings } = importClause;
  const bound = namedBindings ? (ts.isNamespaceImport(namedBindings) ? [namedBindings] : namedBindings.elements.filter((element) => !element.isTypeOnly)) : [];
  return importClause.isTypeOnly ? [] : [...(name ? [name.text] : []), ...bound.map((binding) => binding.name.text)];
}

function namesIn(node) {
  const names = new Set();
  const visit = (inner) => {
    if (ts.isIdentifier(inner) && !isPropertyName(inner)) names.add(inner.text);
    if ((ts.isStringLiteralLike(inner) || inner.kind === ts.SyntaxKind.TemplateHead) && tagName.test(inner.text)) names.add('a tag');
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return names;
}

function isPropertyName(node) {
  const { parent } = node;
  return (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === node;
}

/** The title at the end of a full title; computed parts may be anything. */
function titlePattern(node) {
  const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (ts.isStringLiteralLike(node)) return new RegExp(`(^| > )${escape(node.text)}$`);
  if (ts.isTemplateExpression(node)) return new RegExp(`(^| > )${escape(node.head.text)}${node.templateSpans.map((span) => `.*${escape(span.literal.text)}`).join('')}$`, 's');
  return /./s;
}
