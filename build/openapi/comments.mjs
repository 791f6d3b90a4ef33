import path from 'node:path';
import ts from 'typescript';
import { commentOf, parse } from '../contract/read-comments.mjs';

/*
 * The doc comments of the API contract, by the field that they describe. A note is `{ text, fields }`: the comment of a
 * value and the notes of its fields, whatever they are wrapped in (`v.array`, `v.nullish`).
 */

const sources = new Map();
const sourceOf = (file) => sources.get(file) ?? sources.set(file, parse(file)).get(file);
/** The references to our decisions mean nothing to who reads the API alone. */
const withoutReferences = (text) => text.replace(/ \(decisions? [^)]*\)/g, '');
const textOf = (node) => withoutReferences(commentOf(node).text);

const declarationsOf = (file) => sourceOf(file).statements.filter(ts.isVariableStatement)
  .flatMap((statement) => statement.declarationList.declarations.map((node) => ({ file, node, text: textOf(statement) })));

/** The constant of a name in a file, or in the file that it is imported from. */
function find(file, name) {
  const own = declarationsOf(file).find(({ node }) => node.name.getText() === name);
  if (own) return own;
  const from = sourceOf(file).statements.find((statement) => ts.isImportDeclaration(statement)
    && statement.moduleSpecifier.text.startsWith('./')
    && statement.importClause?.namedBindings?.elements?.some((element) => element.name.text === name));
  return from && find(path.posix.join(path.posix.dirname(file), `${from.moduleSpecifier.text}.ts`), name);
}

const merged = (notes) => ({ text: notes.find(({ text }) => text)?.text ?? '', fields: Object.assign({}, ...notes.map(({ fields }) => fields)) });
const nothing = { text: '', fields: {} };

const fieldsOnly = ({ fields }) => ({ text: '', fields });

function noteOf(file, node) {
  if (ts.isCallExpression(node)) return merged(node.arguments.map((argument) => noteOf(file, argument)));
  if (ts.isIdentifier(node)) return fieldsOnly(noteOfConstant(file, node.text));
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'entries' ? noteOf(file, node.expression) : nothing;
  if (!ts.isObjectLiteralExpression(node)) return nothing;
  const parts = node.properties.map((property) => {
    if (ts.isSpreadAssignment(property)) return fieldsOnly(noteOf(file, property.expression));
    const value = ts.isShorthandPropertyAssignment(property) ? property.name : property.initializer;
    return { text: '', fields: { [property.name.getText()]: merged([{ text: textOf(property), fields: {} }, noteOf(file, value)]) } };
  });
  return merged(parts);
}

/**
 * What the comments say of a constant of the contract, and of the fields of its value.
 * @param {string} file
 * @param {string} name
 * @returns {{ text: string, fields: object }} of a call: with the fields `query`, `body` and `response`
 */
export function noteOfConstant(file, name) {
  const found = find(file, name);
  return found ? merged([{ text: found.text, fields: {} }, noteOf(found.file, found.node.initializer)]) : nothing;
}

/** Writes the notes into the JSON schema of the same value, as descriptions. What a reference leads to has its own. */
export function describe(schema, note) {
  for (const inner of [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) if (inner) describe(inner, note);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const told = note?.fields[name];
    if (told?.text) property.description = told.text;
    describe(property, told);
  }
}
