import { closureOf, note } from './module-graph.mjs';

const elementFile = /\/elements\/creator-((?!elements)[a-z-]+)\.ts$/;
const screenFile = /\/([a-z-]+)-screen\.tsx$/;
const storeFile = /\/(?!use-)[a-z-]+-store\.ts$/;
const react = /\/node_modules\/(react\/(?!.*jsx-runtime)|react-dom\/|scheduler\/)/;
/** What JSX compiles to, without React. */
const jsx = /\/node_modules\/react\/.*jsx-runtime|commonjsHelpers/;
const firstFrame = /\/elements\/first-frame\.tsx$|-first\.tsx$/;
const featureOf = (id) => /\/src\/features\/(?!shared\/)([a-z-]+)\//.exec(id)?.[1];

/** Matches modules whose paths end like this, without the extension; `*` is any name. */
const named = (...ends) => new RegExp(`/(${ends.join('|').replaceAll('*', '[\\w-]+')})\\.\\w+$`);

/**
 * Code that some screens share and others should not load, and screens that are too small for their own file (1.5 KB).
 * `…-data` and `kept` contain nothing that needs React. Everything else that several screens open with is in `core` or
 * `view`.
 */
const families = {
  // Small first calls, and what analytics and the app share.
  core: named('earnings-store', 'contract/earnings', 'safe-entry'),
  // The style of drawers that lazy code of several features opens.
  view: named('fact-drawers'),
  // What the browser's storage contains: the user, and drafts.
  kept: named('nanostores/.+', '@nanostores/persistent/.+', 'safe-storage', 'session-store', 'tab-storage', 'place-store', 'draft-store', 'contract/auth'),
  'session-data': named('auto-dm-store', 'login-store', 'contract/auto-dm', 'domain/phone'),
  'performance-data': named(
    'contract/performance', 'domain/(posts|post-lists|performance-figures|buckets)',
    'performance/(prefetch-performance|performance-version|performance-store|older-performance-store|post-counts-store)',
  ),
  performance: named('features/performance/*', 'performance/views/(bonus-card|overview-card|period-days)', 'text/en/performance(-posts)?'),
  // Its last lines are too small for a file of their own, and the first element does not need them.
  'listings-data': named(
    'indexed-pager', 'post-listing-store', 'delete-once', 'cached-products', 'collection-listing-store', 'collection-products-store', 'qr-code-store',
    'product-source-store', 'public-collection-store', 'reels-store', 'contract/other',
  ),
  // What the listings and the public collection draw before React.
  'listings-plain': named(
    'listings-first', 'listing-row', 'listing-page', 'views/listings', 'qr-picture', 'sharing/views/*', 'text/en/(share|carousel|collection)',
    'carousel-frame', 'qr-tips', 'collection-first', 'collection-page', 'views/collection',
  ),
  // The listings when React is there, and sharing.
  listings: named(
    'listing', 'auto-dm-listing-screen', 'collection-listing-screen', 'qr-code-listing-screen', 'carousel', 'qr-guidelines', 'use-collection-deletion',
    'shared/sharing/*', 'use-qr-(share|download)', 'saves-files', 'use-public-page', 'delete-dialog', 'bridge/(share|copy-text)',
  ),
  // Selecting products, for a link, and for a post in its second step.
  'add-products': named(
    'products/(add-products|product-task|product-note)', 'domain/(selection|collection-name)', 'text/en/(add-products|post-linking)',
    'link-store', 'link-counter-store', 'last-platform-store', 'post-linking-store', 'instagram-media-store', 'task-bar', 'use-when-there',
  ),
  instagram: named('shared/instagram/*', 'instagram-authorize', 'text/en/instagram', 'widgets/switch', 'auto-dm-defaults'),
  // Product grids: the public collection, and the ordered products.
  products: named('features/(public-collection|products)/*', 'text/en/ordered-products'),
  // Screens that only inform.
  info: named('features/help/*', 'shared/password-alert/*', 'text/en/(help|password-alert)', 'password-alert-drawer'),
};

/** Lazy code of one feature that is too small for a file goes into that of another. */
const restWith = { 'post-linking': 'links' };

/** What a page, an attribute or a failure loads has a file per purpose; what two of them need goes into the first. */
const onRequest = {
  analytics: /\/src\/bridge\/analytics\//,
  diagnosis: /\/(elements\/diagnose|src\/debug\/open-overlay)\.ts$/,
  demo: /\/elements\/demo-mode\.ts$/,
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
 * - `react` is React as it is published; `shell` what element files import; `core` and `view` what the runtime and most
 *   screens need, without and with React; `plain` what several screens open with and what draws it before React; `mount` what renders a screen into its element. `mount` may be loaded at the
 *   second attempt under another address, so it contains nothing that other chunks import.
 * - `<element>` is what one screen alone opens with, and `<element>-data` the part of it that calls the API: it is loaded
 *   before React. Stores are in it, because lazy code shares them.
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
    needsJsx: (id) => [...withImports([id])].some((each) => jsx.test(each)),
  };
  const screens = screensOf(graph);
  const chunks = chunksOfOpening(graph, screens);
  for (const [id, features] of laterBy(graph, screens, chunks)) {
    const [feature, ...others] = features;
    chunks.set(id, others.length > 0 ? 'rest' : `${restWith[feature] ?? feature}-rest`);
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
function chunksOfOpening({ ids, withImports, needsReact, needsJsx }, screens) {
  const reachedFrom = (pattern) => withImports(ids.filter((id) => pattern.test(id)));
  const shell = reachedFrom(elementFile);
  const runtime = reachedFrom(/\/src\/runtime\.ts$/);
  const view = reachedFrom(/\/elements\/view\.tsx$/);
  const drawn = reachedFrom(firstFrame);
  const users = new Map();
  const early = new Set(runtime);
  for (const { name, roots } of screens) {
    const opened = withImports(roots);
    for (const id of opened) note(users, id, name);
    if (!roots.some(needsReact)) continue;
    const asking = [...roots.filter((root) => !needsReact(root) && !firstFrame.test(root)), ...[...opened].filter((id) => storeFile.test(id))];
    for (const id of withImports(asking)) early.add(id);
  }

  /** What is loaded before React is not in a family that needs it. */
  const familyOf = (id) => Object.keys(families)
    .find((name) => families[name].test(id) && (early.has(id) || !(drawn.has(id) || /data$|kept/.test(name))));
  const shared = (id) => {
    if (early.has(id)) return 'core';
    if (drawn.has(id)) return 'plain';
    return needsReact(id) || needsJsx(id) ? 'view' : 'core';
  };
  const fixedFile = (id) => {
    if (react.test(id)) return 'react';
    if (jsx.test(id)) return 'plain';
    if (shell.has(id)) return 'shell';
    if (runtime.has(id)) return 'core';
    if (drawn.has(id) && !users.has(id)) return 'plain';
    if (view.has(id)) return users.has(id) ? shared(id) : 'mount';
    return undefined;
  };
  const ownFile = (id) => {
    const [screen, ...others] = users.get(id);
    const before = early.has(id) || drawn.has(id);
    const [feature, ...further] = new Set([screen, ...others].map((name) => screens.find((each) => each.name === name).feature));
    if (others.length > 0) return drawn.has(id) && !early.has(id) && further.length === 0 ? `${feature}-data` : shared(id);
    return before ? `${screen}-data` : screen;
  };
  const modules = [...shell, ...runtime, ...view, ...drawn, ...users.keys()].filter((id) => !elementFile.test(id));
  return new Map(modules.map((id) => [id, fixedFile(id) ?? familyOf(id) ?? ownFile(id)]));
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
