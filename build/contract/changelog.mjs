const section = (text, heading, level) => {
  const start = text.search(new RegExp(`^${level} ${heading}.*$`, 'mi'));
  if (start < 0) return '';
  const body = text.slice(start).replace(/^.*\n?/, '');
  const end = body.search(new RegExp(`^#{1,${level.length}} `, 'm'));
  return end < 0 ? body : body.slice(0, end);
};

const names = (text, name) => new RegExp(`(?<![\\w-])${name.replace(/[$()*+.?[\]\\^{|}]/g, '\\$&')}(?![\\w-])`).test(text);

/**
 * The changes that CHANGELOG.md does not tell under 'Unreleased': each must be named there, breaking ones under
 * a heading 'Breaking'.
 */
export function untoldChanges(changes, changelog) {
  const unreleased = section(changelog, '\\[?Unreleased', '##');
  const breaking = section(unreleased, 'Breaking', '###');
  return changes.filter((change) => !names(change.breaking ? breaking : unreleased, change.name));
}
