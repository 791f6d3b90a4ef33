import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Parses one source file without resolving anything. */
export function parse(file) {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

const oneLine = (text) => text.replace(/[^\S\n]*\n[^\S\n]*/g, '\n').replace(/([^\n])\n(?!\n)/g, '$1 ').replace(/\n{2,}/g, '\n\n').trim();
const textOf = (comment) => ts.getTextOfJSDocComment(comment) ?? '';

/**
 * The doc comment of a node: its text, and per tag the entries `name - text`, `[name=default] - text` or plain text.
 */
export function commentOf(node) {
  const doc = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  const tags = {};
  for (const tag of doc?.tags ?? []) (tags[tag.tagName.text] ??= []).push(textOf(tag.comment).trim());
  return { text: oneLine(textOf(doc?.comment)), tags };
}

/** Reads `name - text` or `[name=default] - text`. */
export function readEntry(entry) {
  const match = /^(?:\[([\w-]+)=([^\]]*)\]|([\w-]+))(?:\s+-\s+([\s\S]*))?$/.exec(entry);
  if (!match) throw new Error(`cannot read "${entry}": write "name - text"`);
  return { name: match[1] ?? match[3], default: match[2], description: oneLine(match[4] ?? '') };
}

/** The statement whose comment describes the element of a file: its exported constant or class. */
export function elementStatement(source) {
  return source.statements.find((statement) => statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    && (ts.isVariableStatement(statement) || ts.isClassDeclaration(statement)));
}

/** The exported name of that statement. */
export function exportedName(statement) {
  return ts.isClassDeclaration(statement) ? statement.name.text : statement.declarationList.declarations[0].name.getText();
}
