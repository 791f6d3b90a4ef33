import { closure } from './closure.mjs';

const KB = 1000;
const loader = 'creator-elements.js';
const home = 'elements/creator-home.js';
const app = 'elements/creator-app.js';

/** Chunks that an element loads without a tap, though its screen is what asks for them: one of them is always needed, and both are large. */
const versions = [{ element: 'elements/creator-performance.js', chunk: /\/((?:new|older)-performance)-(?!store)[\w-]+\.js$/ }];

/** Chunks of the shell that only an attribute asks for, or a failure. */
const asked = /^chunks\/(demo-mode|diagnose)-/;

/** What is held against a budget: a name, the files that count and the limit in bytes of gzip. */
export function budgets(manifest) {
  const loaded = (name) => closure(manifest, name, { dynamicSteps: 1, skip: asked });
  // The router loads every other element in its turn, so what it loads is all of them and says nothing.
  const elements = Object.keys(manifest).filter((name) => /^elements\/creator-[a-z-]+\.js$/.test(name) && name !== app).sort();
  const rows = [];
  if (manifest[loader]) rows.push({ name: 'the autoloader', files: [...closure(manifest, loader)], limit: 2 * KB });
  if (manifest[home]) rows.push({ name: 'creator-home with everything it loads', files: [...loaded(home)], limit: 92 * KB });
  for (const first of [home, app]) {
    if (manifest[first]) rows.push({ name: `${short(first)}: first skeleton painted`, files: [...closure(manifest, first)], limit: 8 * KB });
  }
  for (const element of elements) {
    if (element === home) continue;
    const others = new Set(elements.filter((other) => other !== element).flatMap((other) => [...loaded(other)]));
    const own = [...loaded(element)].filter((name) => !others.has(name));
    rows.push({ name: `${short(element)}: its own chunks`, files: own, limit: 10 * KB });
    for (const { chunk } of versions.filter((version) => version.element === element)) {
      for (const name of Object.keys(manifest).filter((each) => chunk.test(each))) {
        const further = [...closure(manifest, name)].filter((each) => !others.has(each));
        rows.push({ name: `${short(element)}: with ${chunk.exec(name)?.[1]}`, files: [...new Set([...own, ...further])], limit: 12 * KB });
      }
    }
  }
  return rows;
}

function short(name) {
  return name.replace(/^elements\/|\.js$/g, '');
}
