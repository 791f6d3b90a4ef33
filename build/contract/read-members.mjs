import ts from 'typescript';
import { commentOf } from './read-comments.mjs';

/** Called by the browser, never by a page. */
const callbacks = new Set(['connectedCallback', 'disconnectedCallback', 'connectedMoveCallback', 'adoptedCallback', 'attributeChangedCallback', 'constructor']);

const hidden = (member) => member.modifiers?.some(({ kind }) =>
  [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword, ts.SyntaxKind.StaticKeyword, ts.SyntaxKind.AbstractKeyword].includes(kind));

/** Named unions of literals in a file, so that a contract lists their members. */
export function unionsOf(source) {
  const unions = {};
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement) && ts.isUnionTypeNode(statement.type)) unions[statement.name.text] = statement.type.getText();
  }
  return unions;
}

/** Replaces named unions by their members; nothing else changes. */
export const expand = (type, unions) => type.replace(/\b[A-Z]\w+\b/g, (name) => unions[name] ?? name);

const isPublic = (member) => member.name !== undefined && !ts.isPrivateIdentifier(member.name) && !hidden(member)
  && !callbacks.has(member.name.getText()) && !commentOf(member).tags.internal;

/** The public properties and methods of a class, in order; a member without a doc comment is an error. */
export function readMembers(classNode, unions = {}) {
  const properties = new Map();
  const methods = [];
  const typeOf = (node) => (node ? expand(node.getText(), unions) : 'void');
  for (const member of classNode.members.filter(isPublic)) {
    const name = member.name.getText();
    const comment = commentOf(member);
    if (ts.isMethodDeclaration(member)) {
      const parameters = member.parameters.map((parameter) => ({
        name: parameter.name.getText(), type: typeOf(parameter.type), optional: Boolean(parameter.questionToken),
      }));
      methods.push({ name, parameters, returns: typeOf(member.type), description: comment.text, answer: comment.tags.returns?.[0] });
    } else if (ts.isGetAccessor(member)) {
      properties.set(name, { name, type: typeOf(member.type), readonly: true, description: comment.text });
    } else if (ts.isSetAccessor(member)) {
      const property = properties.get(name);
      if (property) property.readonly = false;
    } else {
      properties.set(name, { name, type: typeOf(member.type), readonly: false, description: comment.text });
    }
  }
  for (const { name, description } of [...properties.values(), ...methods]) {
    if (!description) throw new Error(`${classNode.getSourceFile().fileName}: ${name} is public and has no doc comment`);
  }
  return { properties: [...properties.values()], methods };
}

/** The first class of a file that the test accepts, at any depth. */
export function findClass(node) {
  if (ts.isClassLike(node)) return node;
  return ts.forEachChild(node, findClass);
}

/** The class of that name. */
export function classNamed(source, name) {
  return source.statements.find((statement) => ts.isClassDeclaration(statement) && statement.name?.text === name);
}
