import ts from 'typescript';
import { commentOf } from './read-comments.mjs';
import { expand, unionsOf } from './read-members.mjs';

const optionalType = (member, unions) => {
  const type = expand(member.type.getText(), unions).replace(/\s+/g, ' ');
  return member.questionToken ? type.replace(/ \| undefined$/, '') : type;
};

function fieldsOf(members, unions, prefix = '') {
  return members.flatMap((member) => {
    const name = prefix + member.name.getText();
    if (ts.isTypeLiteralNode(member.type)) return fieldsOf(member.type.members, unions, `${name}.`);
    const { text } = commentOf(member);
    if (!text) throw new Error(`elements/events.ts: ${name} has no doc comment`);
    return [{ name, type: optionalType(member, unions), optional: Boolean(member.questionToken), description: text }];
  });
}

/** Every event of elements/events.ts with the fields of its detail; nested objects become `timings.readyMs`. */
export function readEvents(source, aliases) {
  const interfaces = new Map(source.statements.filter(ts.isInterfaceDeclaration).map((node) => [node.name.text, node]));
  const unions = { ...unionsOf(source), ...aliases };
  const cancelable = new Set([...unions.CancelableCreatorEvent.matchAll(/'([\w-]+)'/g)].map(([, name]) => name));
  return interfaces.get('CreatorEventMap').members.map((member) => {
    const name = member.name.text;
    const detail = member.type.typeArguments[0].getText();
    return {
      name, detail, cancelable: cancelable.has(name), description: commentOf(member).text,
      fields: fieldsOf(interfaces.get(detail).members, unions),
    };
  });
}
