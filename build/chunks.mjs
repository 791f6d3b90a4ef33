import { closureOf, note } from './module-graph.mjs';

const elementFile = /\/elements\/creator-((?!elements)[a-z-]+)\.ts$/;
const storeFile = /\/(?!use-)[a-z-]+-store\.ts$/;
/** What an element draws before React; what else it loads without React asks the API. */
const frameFile = /-first\.tsx$/;
const screenFile = /\/([a-z-]+)-screen\.tsx$/;
/** React without the functions that JSX is compiled to: those are small and need nothing else of React. */
const react = /\/node_modules\/(react\/(?!.*jsx-runtime)|react-dom\/|scheduler\/)/;
const jsx = /\/node_modules\/react\/.*jsx-runtime|commonjsHelpers/;
const featureOf = (id) => /\/src\/features\/(?!shared\/)([a-z-]+)\//.exec(id)?.[1];

/** The element that further elements are measured beside (build/budgets.mjs). */
const first = 'earnings';

const listings = ['auto-dm-listing', 'collection-listing', 'qr-code-listing'];
const performance = ['newer-performance', 'older-performance'];

/** Screens that are too small for files of their own (1.5 KB). */
const together = {
  links: listings,
  products: ['collection', 'ordered-products'],
  info: ['help', 'password-alert'],
};

const lists = [...listings, 'affiliate-links', 'auto-dm', 'collection', 'home', 'ordered-products', 'post-linking', 'reel-viewer'];

/** Screens that are alike: what only these need with React is in a file of theirs. The first line that fits counts. */
const alike = {
  performance,
  // What only long lists need is too small for a file.
  view: [...listings, 'newer-performance', 'ordered-products', 'post-linking'],
  lists,
};

/** The same for what is loaded before React (`lists-data`). */
const alikeBefore = {
  performance,
  // What links are created of.
  tasks: ['affiliate-links', 'post-linking'],
  // What the browser's storage contains.
  account: ['affiliate-links', 'auto-dm', 'bank-details', 'login', 'post-linking'],
  lists,
};

/** What asks the API for these screens alone has a file of its own; for others it is too small. */
const askingFiles = { 'performance-asking': performance };

/** What lazy code shares with these screens is not in their own files, which may come under another address at the second attempt. */
const alikeLater = { tasks: ['affiliate-links', 'post-linking'] };

/** Screens that have a file of their own for what is loaded before React; for others it is too small. */
const divided = ['bank-details', 'earnings', 'home', 'links', 'login', 'products'];

/** What is laid over a screen. */
const dialogs = /\/src\/widgets\/(drawer|modal)\.\w+$/;

/** Lazy code of no screen, too small for a file: what a failure shows without React. */
const ofNoScreen = /\/elements\/paint-support\.tsx$/;

/** Lazy code of one feature that is too small for a file goes into that of another. */
const restWith = { login: 'home', 'post-linking': 'links' };

/** What a page, an attribute or a failure loads has a file per purpose; what two of them need goes into the first. */
const onRequest = {
  // A page loads one language, or none if it is English.
  ...Object.fromEntries(['hi', 'ta', 'te', 'bn', 'mr'].map((code) => [`text/${code}`, new RegExp(`/src/text/${code}/index\\.ts$`)])),
  'text/switch': /\/src\/other-words\.ts$/,
  'text/translate': /\/src\/text\/translate\.ts$/,
  'text/pseudo': /\/src\/text\/pseudo\.ts$/,
  analytics: /\/(src\/bridge\/analytics|node_modules\/web-vitals)\//,
  diagnosis: /\/(elements\/diagnose|src\/debug\/open-overlay)\.ts$/,
  demo: /\/elements\/demo-mode\.ts$/,
  // Recordings that hardly differ.
  payments: /\/recordings\/payment-[a-z]+\.ts$/,
};

const plans = new WeakMap();

/** For rollup's manualChunks: the file of a module. */
export function chunkOf(id, graph) {
  const key = graph.getModuleInfo;
  if (!plans.has(key)) plans.set(key, planChunks(graph));
  return plans.get(key).get(id);
}

/**
 * Assigns modules to chunks by the import graph. Every chunk costs a request and is compressed separately.
 *
 * - `react` is React as it is published; `shell` what element files import; `mount` what renders a screen into its
 *   element. `mount` may be loaded at the second attempt under another address, so it contains nothing that other chunks
 *   import.
 * - `core` is what asks the API: the runtime and the stores of screens that are drawn before React. `drawing` is what these
 *   share to be drawn. It is loaded while the API answers. `view` is what the first element shares with React.
 * - `drawer` is what a tap shows until its drawer has loaded.
 * - `<element>` is what one screen alone opens with, and `<element>-data` the part of it that is loaded before React.
 * - `<feature>-rest` is the lazy code of one feature (drawers, sheets, further steps), `rest` that of several. It is
 *   loaded when the browser is idle (src/features/shared/screen/lazy-code.ts).
 * @returns {Map<string, string>} module id -> name of its chunk
 */
function planChunks({ getModuleIds, getModuleInfo }) {
  const ids = [...getModuleIds()];
  const withImports = closureOf((id) => getModuleInfo(id).importedIds);
  const graph = {
    ids,
    withImports,
    later: (modules) => [...modules].flatMap((id) => getModuleInfo(id).dynamicallyImportedIds),
    needsReact: (id) => [...withImports([id])].some((each) => react.test(each)),
    // A page configures it before anything else: none of it is in lazy code.
    configuring: withImports(ids.filter((id) => /\/src\/configure-creator\.ts$/.test(id))),
    // It reports that a file of a screen is missing, so it needs nothing in those.
    diagnosis: withImports(ids.filter((id) => onRequest.diagnosis.test(id))),
  };
  const screens = screensOf(graph);
  const chunks = chunksOfOpening(graph, screens);
  for (const id of withImports(ids.filter((each) => dialogs.test(each)))) if (!chunks.has(id)) chunks.set(id, 'view');
  for (const id of ids.filter((each) => ofNoScreen.test(each))) chunks.set(id, 'rest');
  for (const [id, features] of laterBy(graph, screens, chunks)) {
    const [feature, ...others] = features;
    const own = others.length > 0 ? 'rest' : `${restWith[feature] ?? feature}-rest`;
    chunks.set(id, graph.configuring.has(id) ? 'core' : graph.diagnosis.has(id) ? 'drawing' : own);
  }
  for (const [name, pattern] of Object.entries(onRequest)) {
    for (const id of withImports(ids.filter((each) => pattern.test(each)))) if (!chunks.has(id)) chunks.set(id, name);
  }
  return chunks;
}

/**
 * The screens of elements: `{ name, feature, roots }`. Each version of a screen counts as a screen
 * (`older-performance`).
 */
function screensOf({ ids, later, withImports }) {
  const elements = ids.filter((id) => elementFile.test(id));
  const opened = new Set(later(elements));
  return elements.flatMap((element) => {
    const roots = later([element]);
    const name = elementFile.exec(element)[1];
    const feature = roots.map(featureOf).find(Boolean) ?? name;
    const versions = later(withImports(roots)).filter((id) => screenFile.test(id) && featureOf(id) === feature && !opened.has(id));
    if (versions.length === 0) return [{ name, feature, roots }];
    return versions.map((version) => ({ name: `${screenFile.exec(version)[1]}-${name}`, feature, roots: [...roots, version] }));
  });
}

/** The files of everything that is loaded before the first tap. */
function chunksOfOpening({ ids, withImports, later, needsReact, diagnosis }, screens) {
  const reachedFrom = (pattern) => withImports(ids.filter((id) => pattern.test(id)));
  const shell = reachedFrom(elementFile);
  const runtime = reachedFrom(/\/src\/runtime\.ts$/);
  const view = reachedFrom(/\/elements\/view\.tsx$/);
  const drawn = reachedFrom(/\/elements\/first-frame\.tsx$/);
  const waiting = reachedFrom(/\/elements\/waiting-drawer\.tsx$/);
  const users = new Map();
  const early = new Set([...runtime, ...reachedFrom(jsx), ...drawn]);
  const framed = screens.filter(({ roots }) => roots.some((root) => frameFile.test(root)));
  const asking = withImports([...runtime, ...framed.flatMap(({ roots }) => roots).filter((root) => !needsReact(root) && !frameFile.test(root))]);
  for (const { name, roots } of screens) {
    const opened = withImports(roots);
    for (const id of opened) note(users, id, name);
    if (!roots.some(needsReact)) continue;
    // Lazy code shares the stores, so they are not in a file that may come under another address at the second attempt.
    for (const id of withImports([...roots.filter((root) => !needsReact(root)), ...[...opened].filter((each) => storeFile.test(each))])) early.add(id);
  }

  // The app asks before React too; what it alone needs is in its own file.
  for (const { roots } of screens.filter((screen) => !screen.roots.some(needsReact))) {
    for (const id of withImports(roots)) if (users.get(id).size > 1 || view.has(id)) early.add(id);
  }
  const neededLater = withImports(later(users.keys()).filter((id) => !users.has(id)));

  /** What elements need whatever they show. */
  const fixedFile = (id) => {
    if (react.test(id)) return 'react';
    if (shell.has(id)) return 'shell';
    if (runtime.has(id)) return 'core';
    if (drawn.has(id) || diagnosis.has(id) || jsx.test(id)) return sharedEarly(id);
    if (waiting.has(id) && !early.has(id)) return 'drawer';
    if (dialogs.test(id)) return 'view';
    if (view.has(id)) return users.has(id) ? everyFile(id) : 'mount';
    return undefined;
  };
  const sharedEarly = (id) => (asking.has(id) ? 'core' : 'drawing');
  const everyFile = (id) => (early.has(id) ? sharedEarly(id) : 'view');
  /** What one screen needs, or several. */
  const ownFile = (id) => {
    const names = new Set(users.get(id));
    if (names.size > 1) names.delete('app'); // it loads the files of its screens
    const own = names.size === 1 ? [...names][0] : undefined;
    const file = familyOf(together, names) ?? own;
    if (!file && names.has(first)) return everyFile(id);
    if (early.has(id)) return earlyFile(id, file, names);
    return (neededLater.has(id) && familyOf(alikeLater, names)) || (file ?? familyOf(alike, names) ?? 'view');
  };
  const earlyFile = (id, file, names) => {
    if (asking.has(id)) return familyOf(askingFiles, names) ?? 'core';
    const name = divided.includes(file) ? file : familyOf(alikeBefore, names);
    return name ? `${name}-data` : 'drawing';
  };
  const modules = [...shell, ...early, ...waiting, ...view, ...users.keys()].filter((id) => !elementFile.test(id));
  return new Map(modules.map((id) => [id, fixedFile(id) ?? ownFile(id)]));
}

/** The family that has all of these screens. */
function familyOf(families, names) {
  if (names.size === 0) return undefined;
  return Object.keys(families).find((family) => [...names].every((name) => families[family].includes(name)));
}

/** Lazy code: module id -> the features whose screens import it. */
function laterBy({ later, withImports }, screens, opening) {
  const features = new Map();
  const visit = (roots, importer) => {
    for (const root of roots) {
      const feature = featureOf(root) ?? importer;
      for (const id of withImports([root])) {
        if (opening.has(id) || elementFile.test(id) || features.get(id)?.has(feature)) continue;
        note(features, id, feature);
        visit(later([id]), feature);
      }
    }
  };
  for (const { feature, roots } of screens) visit(later(withImports(roots)), feature);
  return features;
}
