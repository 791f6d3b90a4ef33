import { closure } from './closure.mjs';

const KB = 1000;
const loader = 'creator-elements.js';
const home = 'elements/creator-home.js';
const app = 'elements/creator-app.js';
const first = 'elements/creator-earnings.js';
const elementFile = /^elements\/creator-[a-z-]+\.js$/;

/** A first element may weigh this much for each byte of React. */
const toReact = 1.35;

/** What an element may add to a page that has another, in KB; those above it are held where they are until they come down to it. */
const furtherElement = 10;
const heldAt = {
  'creator-affiliate-links': 15, 'creator-auto-dm': 14.5, 'creator-auto-dm-listing': 12.6,
  'creator-collection-listing': 16, 'creator-performance': 17, 'creator-post-linking': 17, 'creator-qr-code-listing': 18.5,
};

/** The app with all of its screens, each as it stands when it is opened; the aim is 160. */
const wholeApp = 204 * KB;

/** Chunks that an element loads without a tap, though its screen is what asks for them: one of them is always needed, and both are large. */
const versions = [{ element: 'elements/creator-performance.js', chunk: /\/((?:new|older)-performance)-(?!store)[\w-]+\.js$/ }];

/** Chunks of the shell that only an attribute asks for, or a failure. */
const asked = /^chunks\/(demo-mode|diagnose)-/;

/**
 * What is held against a budget: a name, the files that count and the limit in bytes of gzip.
 * @param react what react and react-dom alone weigh, in bytes of gzip
 */
export function budgets(manifest, react) {
  const loaded = (name) => closure(manifest, name, { dynamicSteps: 1, skip: asked });
  const elements = Object.keys(manifest).filter((name) => elementFile.test(name)).sort();
  const rows = [];
  if (manifest[loader]) rows.push({ name: 'the autoloader', files: [...closure(manifest, loader)], limit: 2 * KB });
  if (manifest[home]) rows.push({ name: 'creator-home with everything it loads', files: [...loaded(home)], limit: 92 * KB });
  if (manifest[first]) rows.push({ name: `creator-earnings with everything it loads (${toReact} of React)`, files: [...loaded(first)], limit: Math.floor(toReact * react) });
  for (const element of elements) {
    rows.push({ name: `${short(element)}: first skeleton painted`, files: [...closure(manifest, element)], limit: 8 * KB });
  }
  const there = manifest[first] ? loaded(first) : new Set();
  const screens = new Set();
  for (const element of elements) {
    for (const { name, files } of variants(manifest, element, loaded(element))) {
      files.forEach((file) => screens.add(file));
      if (element === first || element === app) continue;
      rows.push({ name: `${name}: beside creator-earnings`, files: [...files].filter((file) => !there.has(file)), limit: (heldAt[short(element)] ?? furtherElement) * KB });
    }
  }
  rows.push({ name: 'creator-app with every screen as it opens', files: [...screens], limit: wholeApp });
  return rows;
}

/** An element with what it loads; one whose profile picks a version, once with each. */
function variants(manifest, element, loaded) {
  const version = versions.find((each) => each.element === element);
  if (!version) return [{ name: short(element), files: loaded }];
  return Object.keys(manifest).filter((name) => version.chunk.test(name)).map((name) => ({
    name: `${short(element)} with ${version.chunk.exec(name)[1]}`,
    files: new Set([...loaded, ...closure(manifest, name)]),
  }));
}

function short(name) {
  return name.replace(/^elements\/|\.js$/g, '');
}
