// A test file that passed, and none of whose inputs has changed since, is not run again: its results are kept in
// .cache/tests.json with a hash of the inputs. `npm test -- --all` and CI run everything (decision E272).
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from './imports.mjs';
import { productInputs } from './unchanged.mjs';

/** A chunk has a new name when a chunk that it imports has changed. What a page loads is compared without these names. */
const hashInName = /-[\w-]{7}(?=\.js$)/;
const withoutHash = (place) => (place.startsWith('dist/chunks/') ? place.replace(hashInName, '') : place);
const folders = ['build', 'demo', 'docs', 'elements', 'src', 'test'];
/** Settings of both runners, the versions of packages, and clips that the test server serves under another address. */
const ofEveryTest = ['build/browser.mjs', 'build/test-runner', 'demo/marketplace/reels', 'package-lock.json', 'package.json', 'tsconfig.json'];
const runner = 'web-test-runner.config.mjs';
const sandbox = 'demo/marketplace/marketplace.ts';
const ofTheBuild = productInputs.filter((place) => place !== 'CHANGELOG.md');
/** A test, or its helper, that reads the built files from the disk or opens pages whose requests nobody notes. */
const readsTheBuild = /['"`]dist\b|newContext\((?!\{ baseURL: origin)|browser\.newPage/;
/** Flows read documents and agreed trees from the disk, where no request of a page shows it. */
const documents = /(?<=['"`])(?:docs|test\/access\/trees)\/[\w./-]*/g;
/** What the page of every test asks for: packages are in package-lock.json, and the build is made of `productInputs`. */
const notAnInput = /^(node_modules|dist|delivered|delivered-shaky|\.cache|__\w[\w-]*)(\/|$)|^$/;
/** A change of these is seen in the built files that a flow has asked for. */
const seenInTheBuild = new Set(['docs/contract.json', 'elements', 'src']);
/** Files of the build that the sandbox reads to answer, so that no page asks for them. */
const readBySandbox = /^dist\/([^/]+\.(html|css)|manifest\.json)$/;

/**
 * @typedef {{ file: string, title: string, passed: boolean, ms: number }} Result
 * @param {object} options
 * @param {string} [options.root] the folder of the project
 * @param {string} options.environment what else decides a test: versions of Node and the browser, time zone, clock
 * @param {(file: string) => boolean} options.onBuild whether a test uses the built files
 */
export function openTestMemory({ root = '.', environment, onBuild }) {
  const store = path.join(root, '.cache/tests.json');
  const begun = touch(path.join(root, '.cache/tests-begun'));
  const before = inputsOf(root, { environment, onBuild });
  /** @type {Record<string, { hash: string, asked: string[], results: Result[] }>} */
  const known = existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : {};

  return {
    /** The results of a test file that has passed with the inputs of now. */
    recall(file) {
      const entry = known[file];
      return entry && before.hash(file, entry.asked) === entry.hash ? entry.results : undefined;
    },

    /**
     * Keeps the results of files that have run.
     * @param {readonly Result[]} results of those files
     * @param {{ asked?: Record<string, string[]>, failed?: readonly string[] }} run what the page of each file asked the server for, and which files failed first and passed then
     */
    keep(results, { asked = {}, failed = [] } = {}) {
      const after = inputsOf(root, { environment, onBuild });
      for (const [file, its] of Object.entries(byFile(results))) {
        delete known[file];
        const others = outside(before, file, asked[file] ?? []);
        const hash = after.hash(file, others);
        // A file that was saved during the run is in none or in one half of it.
        const same = hash === before.hash(file, others) && after.changed(file, others) < begun;
        if (same && its.every(({ passed }) => passed) && !failed.includes(file)) known[file] = { hash, asked: others, results: its };
      }
      for (const file of Object.keys(known)) if (!existsSync(path.join(root, file))) delete known[file];
      writeFileSync(store, JSON.stringify(known));
    },
  };
}

/** The time of now as the file system notes it, whose clock is not that of the process. */
function touch(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  return statSync(file).ctimeMs;
}

/** What a page asked for beside the modules of the test. All calls of a sandbox are one. */
function outside({ imported, built }, file, addresses) {
  const paths = [...new Set(addresses)].map((address) => address.slice(1));
  // The root of a flow's sandbox is the build, and `copy` is a second copy of it. Everything else is an answer of the sandbox.
  if (file.endsWith('.spec.ts')) return [...new Set(paths.map((place) => withoutHash(`dist/${place.replace(/^copy\//, '').replace(/\/$/, '/index.html')}`)))].filter(built).sort();
  const places = paths.map((place) => (place.startsWith('worlds') ? 'worlds' : place));
  return [...new Set(places)].filter((place) => !notAnInput.test(place) && !imported(file).has(place)).sort();
}

function byFile(results) {
  const files = {};
  for (const result of results) (files[result.file] ??= []).push(result);
  return files;
}

/** The inputs of tests as they are at one moment. */
function inputsOf(root, { environment, onBuild }) {
  const files = snapshot(root);
  const importsByFile = new Map();
  const imports = (file) => {
    if (!importsByFile.has(file)) importsByFile.set(file, files.has(file) ? importsOf(file, files.get(file).text(), (name) => files.has(name)) : []);
    return importsByFile.get(file);
  };
  const closures = new Map();
  const imported = (file) => {
    if (!closures.has(file)) closures.set(file, closureOf(file, imports));
    return closures.get(file);
  };
  /** A folder is all files in it. A file that does not exist is an input, too: it may come to exist. */
  const filesIn = (place) => (files.has(place) ? [place] : [...files.keys()].filter((file) => file.startsWith(`${place}/`))).concat(place);
  const expanded = new Map();
  const expand = (place) => {
    if (!expanded.has(place)) expanded.set(place, filesIn(place));
    return expanded.get(place);
  };

  const documentsByFile = new Map();
  const documentsIn = (file) => {
    if (!documentsByFile.has(file)) documentsByFile.set(file, (files.get(file)?.text().match(documents) ?? []).map((place) => place.replace(/\/$/, '')));
    return documentsByFile.get(file);
  };

  function placesOf(file, asked) {
    const modules = imported(file);
    const places = [...ofEveryTest, ...imported(runner), ...modules, ...asked];
    if (asked.includes('worlds')) places.push('demo', ...imported(sandbox));
    if (onBuild(file)) places.push(...(asksForTheBuild(file, asked) ? besideTheBuild() : ofTheBuild), 'test/support');
    if (file.endsWith('.spec.ts')) places.push(...[...modules].flatMap(documentsIn));
    return new Set(places.flatMap(expand));
  }

  /** Whether a flow sees the build by what its pages ask for, and reads none of it from the disk. */
  const asksForTheBuild = (file, asked) => asked.some((place) => place.startsWith('dist/'))
    && [...imported(file)].every((name) => !name.startsWith('test/') || !readsTheBuild.test(files.get(name)?.text() ?? ''));
  /** The inputs of such a flow beside what it has asked for: those of the sandbox and of its host pages. */
  const besideTheBuild = () => [
    ...ofTheBuild.filter((place) => !seenInTheBuild.has(place)),
    ...[...files.keys()].flatMap((name) => (name === sandbox || name.startsWith('demo/hosts/') ? [...imported(name)] : readBySandbox.test(name) ? [name] : [])),
  ];

  return {
    imported,
    built: (place) => place.startsWith('dist/') && files.has(place),
    hash(file, asked) {
      const hash = createHash('sha1').update(environment);
      for (const place of [...placesOf(file, asked)].sort()) hash.update(`\0${place}\0${files.get(place)?.digest ?? 'none'}`);
      return hash.digest('hex');
    },
    /** When one of the inputs was changed last. */
    changed(file, asked) {
      return Math.max(...[...placesOf(file, asked)].map((place) => files.get(place)?.changed ?? 0));
    },
  };
}

function closureOf(file, imports) {
  const found = new Set([file]);
  for (const each of found) for (const target of imports(each)) found.add(target);
  return found;
}

/** All files of the project that a test can depend on, with their contents and the time of their last change. */
function snapshot(root) {
  const files = new Map();
  const add = (name) => {
    const place = path.join(root, name);
    const stat = statSync(place, { throwIfNoEntry: false });
    if (!stat?.isFile()) return;
    const content = readFileSync(place);
    // A copy may keep the time of its original in mtime; ctime is always that of this file.
    files.set(name, { digest: createHash('sha1').update(content).digest('hex'), changed: stat.ctimeMs, text: () => content.toString('utf8') });
  };
  const walk = (folder) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = `${folder}/${entry.name}`;
      if (!entry.isDirectory()) add(name);
      else if (entry.name !== 'node_modules') walk(name);
    }
  };
  for (const folder of folders) if (existsSync(path.join(root, folder))) walk(folder);
  for (const name of readdirSync(root)) add(name);
  addBuild(root, files);
  return files;
}

/** The files of the build, without the hashes in the names of chunks and without sizes, which say nothing of what a page does. */
function addBuild(root, files) {
  const folder = path.join(root, 'dist');
  if (!existsSync(folder)) return;
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => path.join(path.relative(root, entry.parentPath), entry.name).replaceAll('\\', '/'));
  const chunks = names.filter((name) => withoutHash(name) !== name).map((name) => path.basename(name, '.js'));
  const chunkNames = new RegExp(chunks.join('|') || '(?!)', 'g');
  for (const name of names) {
    const place = path.join(root, name);
    const content = readFileSync(place);
    const plain = /\.(js|json|html|css)$/.test(name)
      ? content.toString('utf8').replace(chunkNames, (chunk) => chunk.slice(0, -8)).replace(/"(bytes|gzip)": \d+/g, '')
      : content;
    files.set(withoutHash(name), { digest: createHash('sha1').update(plain).digest('hex'), changed: statSync(place).ctimeMs, text: () => '' });
  }
}
