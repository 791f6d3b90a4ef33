/**
 * @typedef {{ breaking: boolean, names: string[], kind?: string, text: string }} Change
 * `names` is what one entry of CHANGELOG.md has to name together, e.g. a tag and its attribute. What has only one name
 * has a `kind` as well, so that an entry about a field `status` does not tell of a property `status`.
 */

const members = (type) => type.split(' | ');
/** A type that only gained members of a union is not breaking. */
const widens = (before, after) => /^'/.test(before) && members(before).every((member) => members(after).includes(member));

function compareNames(before, after, tell) {
  for (const name of before) if (!after.includes(name)) tell(true, name, 'is gone');
  for (const name of after) if (!before.includes(name)) tell(false, name, 'is new');
}

/** Compares two objects by their keys; `change` reports the difference of a key that both have. */
function compareKeys(before, after, tell, change) {
  compareNames(Object.keys(before), Object.keys(after), tell);
  for (const name of Object.keys(before)) if (name in after) change(name, before[name], after[name]);
}

function compareTypes(before, after, tell) {
  if (before !== after) tell(!widens(before, after), `: ${before} is now ${after}`);
}

/** @param {string[]} owner the tag of the members; empty for those of every element */
function compareMembers(before, after, where, owner, changes) {
  const of = (kind, name) => (breaking, text) =>
    changes.push({ breaking, names: [...owner, name], ...(owner.length > 0 ? {} : { kind }), text: `${where}${kind} ${name}${text}` });
  const told = (kind) => (breaking, name, text) => of(kind, name)(breaking, ` ${text}`);
  compareKeys(before.attributes, after.attributes, told('attribute'), (name, was, is) => {
    compareTypes(was.type, is.type, of('attribute', name));
    if (was.default !== is.default) of('attribute', name)(true, `: the default ${was.default ?? 'nothing'} is now ${is.default ?? 'nothing'}`);
  });
  compareKeys(before.properties, after.properties, told('property'), (name, was, is) => {
    compareTypes(was.type, is.type, of('property', name));
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
  if (before.cancelable !== after.cancelable) {
    changes.push({ breaking: true, names: [name], kind: 'event', text: `event ${name}: ${after.cancelable ? 'can be prevented now' : 'can no longer be prevented'}` });
  }
  // `timings.readyMs` is named by both.
  const of = (field) => (breaking, text) => changes.push({ breaking, names: [name, ...field.split('.')], text: `event ${name}: detail.${field}${text}` });
  compareKeys(fieldsOf(before.detail), fieldsOf(after.detail), (breaking, field, text) => of(field)(breaking, ` ${text}`), (field, was, is) => {
    compareTypes(was.type, is.type, of(field));
    if (was.optional !== is.optional) of(field)(is.optional, ` is ${is.optional ? 'no longer always there' : 'always there now'}`);
  });
}

/** Types of objects that we create and no page writes: additions are not breaking. */
const fromUs = new Set(['CreatorEvent', 'EmbedError', 'EmbedProblem', 'ErrorReport', 'FakeRuntime', 'Runtime', 'ScreenElement']);

/** A function, constant or plain type by its text; an interface or class by its members. */
function compareDeclaration(name, before, after, changes) {
  if (typeof before === 'string' || typeof after === 'string') {
    const text = (declaration) => (typeof declaration === 'string' ? declaration : 'a type with members');
    const kind = /^[(<]/.test(text(before)) ? 'function' : 'type';
    compareTypes(text(before), text(after), (breaking, change) => changes.push({ breaking, names: [name], kind, text: `${kind} ${name}${change}` }));
    return;
  }
  const of = (member) => (breaking, text) => changes.push({ breaking, names: [name, member], text: `type ${name}: ${member}${text}` });
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  // A page may also create such an object, so a new required member is breaking too.
  const mustGive = (member) => !is[member].optional && !fromUs.has(name);
  compareKeys(was, is, (gone, member, text) => of(member)(gone || mustGive(member), ` ${text}${!gone && mustGive(member) ? ' and has to be there' : ''}`), (member, one, other) => {
    compareTypes(one.type, other.type, of(member));
    if (one.optional !== other.optional) of(member)(other.optional || mustGive(member), other.optional ? ' is no longer always there' : ' is always there now');
  });
}

/**
 * The changes between two contracts (build/contract/baseline.mjs). A change is breaking if a correct page may fail:
 * something was removed, has another type or another default. Additions are not breaking.
 * @returns {Change[]} the breaking ones first
 */
export function compareContracts(before, after) {
  const changes = [];
  const whole = (kind, label = (name) => `${kind} ${name}`) => (breaking, name, text) => changes.push({ breaking, names: [name], kind, text: `${label(name)} ${text}` });
  compareMembers(before, after, 'every element: ', [], changes);
  compareKeys(before.events, after.events, whole('event'), (name, was, is) => compareEvent(name, was, is, changes));
  compareNames(before.parts, after.parts, whole('part'));
  compareNames(before.customProperties, after.customProperties, whole('custom property'));
  compareKeys(before.elements, after.elements, whole('element', (tag) => `<${tag}>`), (tag, was, is) => {
    compareMembers(was, is, `<${tag}>: `, [tag], changes);
    compareNames(was.events, is.events, (breaking, name, text) => changes.push({ breaking, names: [tag, name], text: `<${tag}>: event ${name} ${text}` }));
  });
  compareKeys(before.entries, after.entries, whole('entry'), (entry, was, is) =>
    compareNames(was, is, (breaking, name, text) => changes.push({ breaking, names: [entry, name], text: `${entry}: ${name} ${text}` })));
  // A new or removed one is reported with the entry or the member that refers to it.
  for (const [name, was] of Object.entries(before.declarations)) {
    if (name in after.declarations) compareDeclaration(name, was, after.declarations[name], changes);
  }
  return changes.sort((a, b) => Number(b.breaking) - Number(a.breaking));
}
