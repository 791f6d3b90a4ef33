import { closure } from './closure.mjs';

const KB = 1000;
const loader = 'creator-elements.js';
const home = 'elements/creator-home.js';
/** What a page loads that calls `configureCreator()`. */
const runtime = 'runtime.js';
const app = 'elements/creator-app.js';
const first = 'elements/creator-earnings.js';
const elementFile = /^elements\/creator-[a-z-]+\.js$/;

/** The limit of a first element in bytes per byte of React (decision E213: the aim is 1.5). */
const toReact = 1.82;

/** What an element loads before its figures are drawn, in KB, where they are drawn before React (E275: the aim is 26). */
const figures = { 'elements/creator-earnings.js': 45.85, 'elements/creator-home.js': 49.7, 'elements/creator-performance.js': 51.85 };
/** What it loads before it asks the API; the rest of its figures arrives while the API answers. */
const asks = { 'elements/creator-earnings.js': 27.6, 'elements/creator-home.js': 27.65, 'elements/creator-performance.js': 30.2 };
/** What draws what an element shows before React. */
const drawing = /^chunks\/(drawing|[\w-]+-data)-/;
const react = /^chunks\/react\b/;

/** What an element may add to a page that has another one, in KB. */
const furtherElement = 15.5;

/** The app with all of its screens, each as it opens. */
const wholeApp = 228 * KB;

/**
 * The number of scripts in `dist/chunks`, and their minimum size in bytes: a smaller one is not worth its request. The
 * smallest are `answer-memory`, which is needed alone (decision E277), and screens without their views (decision E275).
 */
export const chunkFiles = { most: 50, smallest: 900 };

/**
 * Chunks that an element loads without a tap although its screen imports them lazily: the creator's profile selects one
 * of them.
 */
const versions = [{ element: 'elements/creator-performance.js', chunk: /\/((?:newer|older)-performance)-(?!data)[\w-]+\.js$/ }];

/** Scripts that only a page, an attribute, a failure or another language than English loads. */
const asked = /^(chunks\/(analytics|demo|diagnosis)-|text\/)/;

/**
 * The budgets: a name, the files that count and the limit in bytes of gzip.
 * @param reactSize the size of react and react-dom alone, in bytes of gzip
 */
export function budgets(manifest, reactSize) {
  const loaded = (name) => closure(manifest, name, { dynamicSteps: 1, skip: asked });
  const elements = Object.keys(manifest).filter((name) => elementFile.test(name)).sort();
  const rows = pageRows(manifest);
  if (manifest[home]) rows.push({ name: 'creator-home with everything it loads', files: [...loaded(home)], limit: 132.4 * KB });
  if (manifest[first]) rows.push({ name: `creator-earnings with everything it loads (${toReact} of React)`, files: [...loaded(first)], limit: Math.floor(toReact * reactSize) });
  for (const element of elements) {
    rows.push({ name: `${short(element)}: first skeleton painted`, files: [...closure(manifest, element)], limit: 10.95 * KB });
  }
  rows.push(...figureRows(manifest));
  const there = manifest[first] ? loaded(first) : new Set();
  const screens = new Set();
  const either = [];
  for (const element of elements) {
    const shown = variants(manifest, element, loaded(element));
    if (shown.length === 1) shown[0].files.forEach((file) => screens.add(file));
    else either.push(...shown);
    if (element === first || element === app) continue;
    for (const { name, files } of shown) {
      rows.push({ name: `${name}: beside creator-earnings`, files: [...files].filter((file) => !there.has(file)), limit: furtherElement * KB });
    }
  }
  for (const { name, files } of either) {
    rows.push({ name: `creator-app with every screen as it opens, ${name}`, files: [...new Set([...screens, ...files])], limit: wholeApp });
  }
  return rows;
}

/** What a page loads before its elements. */
function pageRows(manifest) {
  return [[loader, 'the autoloader', 2.1], [runtime, 'the runtime, with what asks the API', 28]].filter(([file]) => manifest[file])
    .map(([file, name, limit]) => ({ name, files: [...closure(manifest, file)], limit: limit * KB }));
}

/** An element with the files that it loads; an element with several versions once per version. */
function variants(manifest, element, loaded) {
  const version = versions.find((each) => each.element === element);
  if (!version) return [{ name: short(element), files: loaded }];
  const chunks = Object.keys(manifest).filter((name) => version.chunk.test(name));
  if (chunks.length < 2) throw new Error(`${element} has no chunk for each of its versions: see build/chunks.mjs`);
  return chunks.map((name) => ({
    name: `${short(element)} with ${version.chunk.exec(name)[1]}`,
    files: new Set([...loaded, ...closure(manifest, name)]),
  }));
}

function figureRows(manifest) {
  return Object.entries(figures).filter(([element]) => manifest[element])
    .flatMap(([element, limit]) => [
      { name: `${short(element)}: API asked`, files: withoutReact(manifest, element).filter((file) => !drawing.test(file)), limit: asks[element] * KB },
      { name: `${short(element)}: figures painted`, files: withoutReact(manifest, element), limit: limit * KB },
    ]);
}

/** What an element loads at once that does not need React. */
function withoutReact(manifest, element) {
  const needsReact = (file) => [...closure(manifest, file)].some((name) => react.test(name));
  const own = [...closure(manifest, element)];
  const atOnce = own.flatMap((file) => manifest[file].dynamicImports).filter((file) => manifest[file] && !asked.test(file) && !needsReact(file));
  return [...new Set([...own, ...atOnce.flatMap((file) => [...closure(manifest, file)])])];
}

function short(name) {
  return name.replace(/^elements\/|\.js$/g, '');
}
