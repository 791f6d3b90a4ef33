import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { sourcesOfPackage } from '../package-entries.mjs';
import { commentOf, parse } from './read-comments.mjs';

// Their members are listed with the elements and the events, and would be listed twice.
const toldElsewhere = /^elements\/(creator-(?!elements)[\w-]+|events)\.ts$/;
/** Created by us and only passed on: its members are our stores and the client, which no page creates. Words are in docs/texts.md. */
const handedOn = new Set(['Runtime', 'ScreenElement', 'FakeRuntime', 'Dictionary']);

const printer = ts.createPrinter({ removeComments: true });
const print = (node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/\s+/g, ' ');
const sources = new Map();
const sourceOf = (file) => sources.get(file) ?? sources.set(file, parse(file)).get(file);

function fileOf(from, specifier) {
  if (!specifier.text.startsWith('.')) return undefined;
  const target = path.posix.join(path.posix.dirname(from), specifier.text);
  return [`${target}.ts`, `${target}.tsx`].find((file) => existsSync(file));
}

const isPublic = (member) => !ts.getModifiers(member)?.some(({ kind }) =>
  [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword, ts.SyntaxKind.StaticKeyword].includes(kind))
  && !(member.name && ts.isPrivateIdentifier(member.name)) && commentOf(member).tags.internal === undefined;
const isExported = (statement) => ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** What a statement declares: `[name, node]`, the node being the part of a variable in its statement. */
const declaredBy = (statement) => (ts.isVariableStatement(statement)
  ? statement.declarationList.declarations.map((node) => [node.name.getText(), node])
  : [[statement.name?.text, statement]]);

/** The declaration behind a name of a file, through imports and re-exports; undefined for names of libraries. */
function find(file, name) {
  for (const statement of sourceOf(file).statements) {
    const own = declaredBy(statement).find(([declared]) => declared === name);
    if (own) return { file, name, node: own[1] };
    const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
    const from = statement.moduleSpecifier && fileOf(file, statement.moduleSpecifier);
    const binding = from && named?.elements?.find((element) => element.name.text === name);
    if (binding) return find(from, (binding.propertyName ?? binding.name).text);
  }
  return undefined;
}

/** The names that a module exports; a class may be declared with an interface of its name. */
function exportsOf(file) {
  const names = sourceOf(file).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return isExported(statement) ? declaredBy(statement).map(([name]) => name) : [];
    if (!statement.exportClause) throw new Error(`${file}: write the names instead of "export *", so that they can be agreed on`);
    return statement.exportClause.elements.map(({ name }) => name.text);
  });
  return [...new Set(names)].sort();
}

const parameter = ({ name, questionToken, initializer, dotDotDotToken, type }) =>
  `${dotDotDotToken ? '...' : ''}${ts.isIdentifier(name) ? name.text : 'options'}${questionToken || initializer ? '?' : ''}: ${type ? print(type) : 'inferred'}`;
const signature = ({ typeParameters, parameters, type }, answers = type ? print(type) : 'inferred') =>
  `${typeParameters ? `<${typeParameters.map(print).join(', ')}>` : ''}(${parameters.map(parameter).join(', ')}) => ${answers}`;

function memberOf(member, className) {
  if (ts.isConstructorDeclaration(member)) return ['constructor', signature(member, className)];
  const name = member.name?.text ?? print(member);
  if (ts.isMethodSignature(member) || ts.isMethodDeclaration(member)) return [member.questionToken ? `${name}?` : name, signature(member)];
  const type = member.type ? print(member.type) : member.initializer ? `= ${print(member.initializer)}` : 'inferred';
  return member.questionToken ? [`${name}?`, type.replace(/ \| undefined$/, '')] : [name, type];
}

/** A base type that no entry exports: its members are listed with the types that extend it. */
const hiddenBase = (file, type, exported) => {
  const base = !type.typeArguments && ts.isIdentifier(type.expression) ? find(file, type.expression.text) : undefined;
  return base && ts.isInterfaceDeclaration(base.node) && !exported.has(base.name) ? base : undefined;
};

function membersOf({ file, name, node }, exported) {
  const inherited = (node.heritageClauses ?? []).flatMap(({ types }) => types).map((type) => {
    const base = hiddenBase(file, type, exported);
    return base ? membersOf(base, exported) : { extends: print(type) };
  });
  return Object.assign({}, ...inherited, Object.fromEntries(node.members.filter(isPublic).map((member) => memberOf(member, name))));
}

/** The names in an object from which types are derived by `keyof typeof`. */
function keysOf({ initializer }) {
  const value = initializer && (ts.isAsExpression(initializer) || ts.isSatisfiesExpression(initializer)) ? initializer.expression : initializer;
  return value && ts.isObjectLiteralExpression(value) ? value.properties.map(({ name }) => `'${name.text}'`).sort().join(' | ') : 'const';
}

/** How a declaration is stored: an interface or class by its members, everything else as its text. */
function textOf(found, exported) {
  const { file, node } = found;
  if (toldElsewhere.test(file)) return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? 'type' : 'class';
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) return membersOf(found, exported);
  if (ts.isFunctionDeclaration(node)) return signature(node);
  if (ts.isTypeAliasDeclaration(node)) return print(node.type);
  return node.type ? print(node.type) : keysOf(node);
}

/** Our types that a declaration mentions; types in `handedOn` are not followed. */
function ledTo({ file, name, node }, exported) {
  if (toldElsewhere.test(file) || handedOn.has(name)) return [];
  const found = [];
  const visit = (child) => {
    if (ts.isBlock(child) || child === node.initializer) return;
    const base = ts.isExpressionWithTypeArguments(child) && hiddenBase(file, child, exported);
    if (base) found.push(...ledTo(base, exported));
    else {
      const named = ts.isTypeReferenceNode(child) ? child.typeName : ts.isTypeQueryNode(child) ? child.exprName : undefined;
      const declaration = named && ts.isIdentifier(named) && find(file, named.text);
      if (declaration) found.push(declaration);
      ts.forEachChild(child, visit);
    }
  };
  visit(node);
  return found;
}

/** By import path: the modules of the package, and the one module of the other build that is not among them. */
function modules() {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const targets = Object.entries(exports).filter(([, target]) => /^\.\/dist\/package\/.*\.js$/.test(target));
  const files = sourcesOfPackage();
  return [...targets.map(([name], index) => [path.posix.join('creator-elements', name), files[index]]), ['runtime.js', 'src/configure-creator.ts']];
}

/**
 * What the modules export: the names by module, and the declarations of these names and of the types that they refer
 * to.
 */
export function readExports() {
  const entries = modules().map(([entry, file]) => [entry, file, exportsOf(file)]);
  const exported = new Set(entries.flatMap(([, , names]) => names));
  const declarations = new Map();
  const add = (found) => {
    const known = declarations.get(found.name);
    if (known && known.node !== found.node) throw new Error(`${found.file}, ${known.file}: two declarations of ${found.name} are public`);
    if (known) return;
    declarations.set(found.name, found);
    ledTo(found, exported).forEach(add);
  };
  for (const [, file, names] of entries) {
    for (const name of names) {
      const found = find(file, name);
      if (!found) throw new Error(`${file}: where is ${name} declared?`);
      add({ ...found, name });
    }
  }
  return {
    entries: Object.fromEntries(entries.map(([entry, , names]) => [entry, names])),
    declarations: [...declarations].map(([name, found]) => ({ name, text: textOf(found, exported) })),
  };
}
