/**
 * @typedef {{ breaking: boolean, name: string, text: string }} Change
 * `name` is what CHANGELOG.md has to name: a tag, an event, a part, a custom property or a common member.
 */

const members = (type) => type.split(' | ');
/** A type that only gained members of a union breaks nobody. */
const widens = (before, after) => /^'/.test(before) && members(before).every((member) => members(after).includes(member));

function compareNames(before, after, tell) {
  for (const name of before) if (!after.includes(name)) tell(true, name, 'is gone');
  for (const name of after) if (!before.includes(name)) tell(false, name, 'is new');
}

/** Compares two objects by their keys; `change` tells what is different of a key that both have. */
function compareKeys(before, after, tell, change) {
  compareNames(Object.keys(before), Object.keys(after), tell);
  for (const name of Object.keys(before)) if (name in after) change(name, before[name], after[name]);
}

function compareTypes(label, before, after, tell) {
  if (before !== after) tell(!widens(before, after), `${label}: ${before} is now ${after}`);
}

/** @param {(kind: string, name: string) => string} nameOf what the changelog has to name for a member */
function compareMembers(before, after, where, nameOf, changes) {
  const told = (kind) => (breaking, name, text) => changes.push({ breaking, name: nameOf(name), text: `${where}${kind} ${name} ${text}` });
  const of = (kind, name) => (breaking, text) => changes.push({ breaking, name: nameOf(name), text: `${where}${kind} ${name}${text}` });
  compareKeys(before.attributes, after.attributes, told('attribute'), (name, was, is) => {
    compareTypes('', was.type, is.type, of('attribute', name));
    if (was.default !== is.default) of('attribute', name)(true, `: the default ${was.default ?? 'nothing'} is now ${is.default ?? 'nothing'}`);
  });
  compareKeys(before.properties, after.properties, told('property'), (name, was, is) => {
    compareTypes('', was.type, is.type, of('property', name));
    if (was.readonly !== is.readonly) of('property', name)(is.readonly, is.readonly ? ' can no longer be set' : ' can be set');
  });
  compareKeys(before.methods, after.methods, told('method'), (name, was, is) => {
    if (was !== is) of('method', name)(true, `: ${was} is now ${is}`);
  });
}

const plain = (key) => key.replace(/\?$/, '');
/** `requestId?` -> ['requestId', { type, optional }] */
const fieldsOf = (detail) => Object.fromEntries(Object.entries(detail).map(([key, type]) => [plain(key), { type, optional: key.endsWith('?') }]));

function compareEvent(name, before, after, changes) {
  const tell = (breaking, text) => changes.push({ breaking, name, text: `event ${name}: ${text}` });
  if (before.cancelable !== after.cancelable) tell(true, after.cancelable ? 'can be prevented now' : 'can no longer be prevented');
  compareKeys(fieldsOf(before.detail), fieldsOf(after.detail), (breaking, field, text) => tell(breaking, `detail.${field} ${text}`), (field, was, is) => {
    compareTypes(`detail.${field}`, was.type, is.type, tell);
    if (was.optional !== is.optional) tell(is.optional, `detail.${field} is ${is.optional ? 'no longer always there' : 'always there now'}`);
  });
}

/**
 * What changed between two contracts (build/contract/baseline.mjs). Breaking is what a page that was right before may
 * stumble over: gone, of another type, with another default; everything that was only added is not.
 * @returns {Change[]} the breaking ones first
 */
export function compareContracts(before, after) {
  const changes = [];
  compareMembers(before, after, 'every element: ', (name) => name, changes);
  compareKeys(before.events, after.events, (breaking, name, text) => changes.push({ breaking, name, text: `event ${name} ${text}` }),
    (name, was, is) => compareEvent(name, was, is, changes));
  compareNames(before.parts, after.parts, (breaking, name, text) => changes.push({ breaking, name, text: `part ${name} ${text}` }));
  compareNames(before.customProperties, after.customProperties, (breaking, name, text) => changes.push({ breaking, name, text: `custom property ${name} ${text}` }));
  compareKeys(before.elements, after.elements, (breaking, name, text) => changes.push({ breaking, name, text: `<${name}> ${text}` }), (tag, was, is) => {
    compareMembers(was, is, `<${tag}>: `, () => tag, changes);
    compareNames(was.events, is.events, (breaking, name, text) => changes.push({ breaking, name: tag, text: `<${tag}>: event ${name} ${text}` }));
  });
  return changes.sort((a, b) => Number(b.breaking) - Number(a.breaking));
}
