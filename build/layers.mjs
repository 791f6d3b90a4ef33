const own = (type, ...patterns) => patterns.map((pattern) => ({ type, pattern, mode: 'full' }));

const ofFeature = (type, ...patterns) => own(type, ...patterns).map((element) => ({ ...element, capture: ['feature'] }));

/** Widgets that need no hook: views are made of them. */
export const plainWidgets = [
  'src/widgets/{as-of-line,as-of-mark,badge,banner,bar-chart,breakable,button,card,carousel-frame,drawer-frame,dropdown-box,empty-state,error-note,lazy-image,link,list-box,loaded}.tsx',
  'src/widgets/{page-header,product-tile,qr-tips,reserved-place,select,skeleton,stat-figure,sum-note,tabs,thumbnail-grid,toast-regions}.tsx',
  'src/widgets/{load-image,styled-by}.ts', 'src/widgets/icons/*', 'src/widgets/*.css',
];

/** What draws a screen before React: from stores to views. */
export const firstFrames = ['src/features/*/**/*-{first,tiles}.tsx'];
/** What first frames and screens share. */
export const plainScreens = ['src/features/shared/screen/{refused-host,route-links,safe-address,unanswered}.ts'];

/** The layer of each folder; the first match counts. */
export const elements = [
  ...own('domain', 'src/domain/**/*'),
  ...own('ids', 'src/ids/**/*'),
  ...own('styles', 'src/styles/**/*'),
  ...own('text', 'src/text/**/*'),
  ...own('api', 'src/api/**/*'),
  ...own('bridge', 'src/bridge/**/*'),
  ...own('state', 'src/state/**/*'),
  ...own('runtime', 'src/*.ts'),
  ...own('scenarios', 'src/scenarios/**/*'),
  ...own('testing', 'src/testing/**/*'),
  ...own('debug', 'src/debug/**/*'),
  ...own('plain-widgets', ...plainWidgets),
  ...own('widgets', 'src/widgets/**/*'),
  ...own('shared-store', 'src/features/shared/**/!(use-own)-store.ts', 'src/features/shared/products/{cached-products,paste-products,product-task}.ts', 'src/features/shared/session/write-once.ts'),
  ...own('shared-view', 'src/features/shared/**/views/**/*'),
  ...own('shared-plain', ...plainScreens),
  ...own('feature-shared', 'src/features/shared/**/*'),
  ...ofFeature('feature-store', 'src/features/*/**/*-store.ts', 'src/features/*/{performance-props,performance-version,saved-bank-details}.ts'),
  ...ofFeature('feature-view', 'src/features/*/**/views/**/*'),
  ...ofFeature('feature-first', ...firstFrames),
  ...ofFeature('feature', 'src/features/*/**/*'),
  ...own('router', 'elements/creator-app.ts', 'elements/app/**/*'),
  ...own('loader', 'elements/creator-elements.ts'),
  ...own('elements', 'elements/**/*'),
  ...own('brand', 'demo/marketplace/brand.ts'),
  ...own('marketplace', 'demo/marketplace/**/*'),
  ...own('first-frames', 'demo/standalone/frames/**/*'),
  ...own('gallery', 'demo/gallery/**/*'),
  ...own('hosts', 'demo/hosts/**/*'),
  ...own('widgets-page', 'demo/widgets/**/*'),
  ...own('pages', 'demo/**/*'),
];

const signals = '@preact/signals-core';
const stores = [signals, 'nanostores', '@nanostores/persistent', '@nanostores/router'];
const hooks = ['react', 'react/*', '@preact/signals-react', '@preact/signals-react/*'];
const below = ['domain', 'ids', 'styles', 'text', 'api', 'bridge', 'state', 'runtime'];
const widgets = ['plain-widgets', 'widgets'];
const views = { layers: ['domain', 'styles', 'text', 'plain-widgets'], types: ['api'], packages: ['react', 'react/jsx-runtime'] };
const features = [...widgets, 'shared-store', 'shared-view', 'shared-plain', 'feature-shared', 'feature-store', 'feature-view', 'feature-first', 'feature'];

/** What each layer may import: layers below it (of some only types), and packages by name. */
const layers = {
  domain: { packages: [] },
  ids: { packages: ['nanoid'] },
  styles: { packages: [] },
  // Only what other languages need.
  text: { layers: ['domain'], packages: ['intl-messageformat'] },
  api: { layers: ['domain', 'ids'], packages: ['valibot', 'wretch', 'wretch/**'] },
  bridge: { layers: ['domain', 'ids'], packages: ['web-vitals'] },
  state: { layers: ['domain', 'ids', 'styles', 'text', 'api', 'bridge'], packages: [...stores, 'idb-keyval'] },
  // Loaded only by the address or on request of a page, so no layer below knows it.
  debug: { layers: ['domain', 'styles', 'text', 'api', 'bridge', 'runtime'], packages: [] },
  runtime: { layers: ['domain', 'styles', 'text', 'api', 'bridge', 'state', 'debug'], packages: [signals, 'nanostores', '@nanostores/*'] },
  scenarios: { layers: ['domain', 'api', 'bridge', 'state', 'runtime', 'shared-store'], packages: [] },
  testing: { layers: ['domain', 'api', 'bridge', 'state', 'runtime', 'scenarios'], packages: [] },
  // Pure functions of data: drawn from their JSX alone, before React is there (decision E217). Of React they know types and fragments.
  'plain-widgets': { layers: ['domain', 'styles', 'text'], packages: views.packages },
  'shared-view': views,
  'feature-view': { ...views, layers: [...views.layers, 'shared-view'] },
  widgets: { layers: ['domain', 'styles', 'text', 'plain-widgets'], packages: [...hooks, 'react-dom', 'virtua'] },
  'shared-plain': { layers: [...below, 'plain-widgets'], types: ['feature-shared'], packages: [] },
  'feature-first': { ...views, layers: [...below, 'plain-widgets', 'shared-store', 'shared-view', 'shared-plain', 'feature-store', 'feature-view'], types: ['feature-shared'] },
  // The server's data is stored without React and without the DOM.
  'shared-store': { layers: below, packages: stores },
  'feature-store': { layers: [...below, 'shared-store'], packages: stores },
  'feature-shared': { layers: [...below, ...widgets, 'shared-store', 'shared-view', 'shared-plain'], packages: [...hooks, signals, 'virtua', '@nanostores/react'] },
  feature: { layers: [...below, ...features], packages: [...hooks, signals, 'virtua', '@nanostores/react'] },
  elements: { layers: [...below, 'scenarios', ...features], packages: [...hooks, signals, 'react-dom', 'react-dom/*', '@r2wc/**', 'nanostores'] },
  router: { layers: [...below, 'shared-store', 'elements'], packages: ['lit-html', 'lit-html/**', signals, 'nanostores', '@nanostores/router'] },
  loader: { layers: [...below, 'debug', 'elements', 'router'], packages: [] },
  brand: { layers: ['domain'], packages: [] },
  pages: { layers: [...below, 'brand', 'elements', 'router', 'loader'], packages: ['workbox-precaching', 'workbox-routing', 'workbox-strategies'] },
  hosts: { layers: ['runtime', 'brand', 'elements'], packages: ['react', 'react-dom', 'react-dom/*', 'vue', 'svelte', '@angular/*'] },
  gallery: { layers: [...below, 'scenarios', 'brand', 'elements', 'router'], packages: ['lit-html', 'lit-html/**'] },
  'widgets-page': { layers: ['domain', 'styles', 'text', ...widgets], packages: ['react', 'react-dom', 'react-dom/*'] },
  'first-frames': { layers: ['domain', 'text', 'feature-view', 'feature', 'router'], packages: ['lit-html'] },
  // It renders views for pages whose scripts have not loaded.
  marketplace: { layers: ['domain', 'text', 'api', 'scenarios', 'brand', 'feature-view', 'first-frames'], packages: ['react', 'react-dom', 'react-dom/server', 'valibot', '@valibot/**', 'hono', 'hono/**', '@hono/**', '@libsql/**', 'sharp', 'qrcode'], core: true },
};

/** Layers that each feature has for itself, closed to the other features. */
const perFeature = ['feature-store', 'feature-view', 'feature-first', 'feature'];

/** The same as policies of eslint-plugin-boundaries. */
export const policies = Object.entries(layers).flatMap(([type, { layers: lower = [], types = [], packages, core }]) => {
  const from = { element: { type } };
  const inside = perFeature.includes(type);
  // Another feature is reached by its address, never by an import.
  const ownOf = (name) => (inside && perFeature.includes(name) ? { captured: { feature: '{{ from.element.captured.feature }}' } } : {});
  const to = [...lower, type].map((name) => ({ element: { type: name, ...ownOf(name) } }));
  if (packages.length > 0) to.push({ module: { origin: 'external', source: packages } });
  if (core) to.push({ module: { origin: 'core' } });
  const typesOnly = types.map((name) => ({ from, allow: { to: { element: { type: name } }, dependency: { kind: 'type' } } }));
  return [...to.map((target) => ({ from, allow: { to: target } })), ...typesOnly];
});
