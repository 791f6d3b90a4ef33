const section = (text, heading, level) => {
  const start = text.search(new RegExp(`^${level} ${heading}.*$`, 'mi'));
  if (start < 0) return '';
  const body = text.slice(start).replace(/^.*\n?/, '');
  const end = body.search(new RegExp(`^#{1,${level.length}} `, 'm'));
  return end < 0 ? body : body.slice(0, end);
};

const escape = (name) => name.replace(/[$()*+.?[\]\\^{|}]/g, '\\$&');
/** The entries of a list, each with what stands below it. */
const entriesOf = (text) => text.split(/^[-*] /m).slice(1);
/** What is written as code; a name among the other words may be just a word. */
const codeOf = (entry) => (entry.match(/`[^`]+`/g) ?? []).join(' ');

/** The word itself or more than one of it: part, parts; property, properties. */
const saysKind = (text, kind) => new RegExp(`\\b${kind.replace(/y$/, '(y|ie)')}s?\\b`, 'i').test(text);

const tells = ({ names, kind }) => (entry) =>
  names.every((name) => new RegExp(`(?<![\\w-])${escape(name)}(?![\\w/-])`).test(codeOf(entry))) && (!kind || saysKind(entry.replace(/`[^`]*`/g, ''), kind));

/**
 * The changes that CHANGELOG.md does not tell under 'Unreleased': each must have all its names in one entry there,
 * breaking ones under a heading 'Breaking'.
 */
export function untoldChanges(changes, changelog) {
  const unreleased = section(changelog, '\\[?Unreleased', '##');
  const breaking = section(unreleased, 'Breaking', '###');
  return changes.filter((change) => !entriesOf(change.breaking ? breaking : unreleased).some(tells(change)));
}

/** What to write into CHANGELOG.md, as a person reads it. */
export function missingEntry({ names, kind, breaking }) {
  const named = [kind && `the ${kind}`, names.map((name) => `\`${name}\``).join(' and ')].filter(Boolean).join(' ');
  return `CHANGELOG.md: no entry under Unreleased${breaking ? ', Breaking' : ''} names ${named}`;
}
