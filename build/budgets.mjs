import { closure } from './closure.mjs';

const KB = 1024;
const home = 'elements/creator-home.js';

/** What is held against a budget: a name, the files that count and the limit in bytes of gzip. */
export function budgets(manifest) {
  const elements = Object.keys(manifest).filter((name) => /^elements\/creator-[a-z-]+\.js$/.test(name)).sort();
  const homeFiles = closure(manifest, home, { dynamic: true });
  const rows = [];
  if (manifest[home]) rows.push({ name: 'creator-home with everything it loads', files: [...homeFiles], limit: 92 * KB });
  for (const first of [home, 'elements/creator-app.js']) {
    if (manifest[first]) rows.push({ name: `${short(first)}: first skeleton painted`, files: [...closure(manifest, first)], limit: 8 * KB });
  }
  for (const element of elements) {
    // The router loads every other element in its turn, so what it "adds" is all of them and says nothing.
    if (element === home || element === 'elements/creator-app.js') continue;
    const added = [...closure(manifest, element, { dynamic: true })].filter((name) => !homeFiles.has(name));
    rows.push({ name: `${short(element)} adds to creator-home`, files: added, limit: 10 * KB });
  }
  return rows;
}

function short(name) {
  return name.replace(/^elements\/|\.js$/g, '');
}
