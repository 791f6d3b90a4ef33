const section = (text, heading, level) => {
  const start = text.search(new RegExp(`^${level} ${heading}.*$`, 'mi'));
  if (start < 0) return '';
  const body = text.slice(start).replace(/^.*\n?/, '');
  const end = body.search(new RegExp(`^#{1,${level.length}} `, 'm'));
  return end < 0 ? body : body.slice(0, end);
};

const escape = (name) => name.replace(/[$()*+.?[\]\\^{|}]/g, '\\$&');
/** The entries of a list, each with the lines below it. */
const entriesOf = (text) => text.split(/^[-*] /m).slice(1);
/** Text in code format; a name in plain text may be an ordinary word. */
const codeOf = (entry) => (entry.match(/`[^`]+`/g) ?? []).join(' ');

/** The word or its plural: part, parts; property, properties. */
const saysKind = (text, kind) => new RegExp(`\\b${kind.replace(/y$/, '(y|ie)')}s?\\b`, 'i').test(text);

const tells = ({ names, kind }) => (entry) =>
  names.every((name) => new RegExp(`(?<![\\w-])${escape(name)}(?![\\w/-])`).test(codeOf(entry))) && (!kind || saysKind(entry.replace(/`[^`]*`/g, ''), kind));

/**
 * The changes that are missing under 'Unreleased' in CHANGELOG.md: one entry must contain all names of a change,
 * breaking ones under a heading 'Breaking'.
 */
export function untoldChanges(changes, changelog) {
  const unreleased = section(changelog, '\\[?Unreleased', '##');
  const breaking = section(unreleased, 'Breaking', '###');
  return changes.filter((change) => !entriesOf(change.breaking ? breaking : unreleased).some(tells(change)));
}

/** What to add to CHANGELOG.md, as text. */
export function missingEntry({ names, kind, breaking }) {
  const named = [names.map((name) => `\`${name}\``).join(' and '), kind && `with the word '${kind}'`].filter(Boolean).join(' ');
  return `CHANGELOG.md: no entry under Unreleased${breaking ? ', Breaking' : ''} names ${named}`;
}
