const own = (type, ...patterns) => patterns.map((pattern) => ({ type, pattern, mode: 'full' }));

/** Which folder is which floor; the first match counts. */
export const elements = [
  ...own('domain', 'src/domain/**/*'),
  ...own('ids', 'src/ids/**/*'),
  ...own('styles', 'src/styles/**/*'),
  ...own('text', 'src/text/**/*'),
  ...own('api', 'src/api/**/*'),
  ...own('host', 'src/host/**/*'),
  ...own('stores', 'src/stores/**/*'),
  ...own('runtime', 'src/*.ts'),
  ...own('scenarios', 'src/scenarios/**/*'),
  ...own('testing', 'src/testing/**/*'),
  ...own('debug', 'src/debug/**/*'),
  ...own('widgets', 'src/widgets/**/*'),
  ...own('screen-shared', 'src/screens/shared/**/*'),
  { type: 'screen', pattern: 'src/screens/*/**/*', mode: 'full', capture: ['screen'] },
  ...own('router', 'elements/creator-app.ts', 'elements/app/**/*'),
  ...own('loader', 'elements/creator-elements.ts'),
  ...own('elements', 'elements/**/*'),
  ...own('brand', 'demo/marketplace/brand.ts'),
  ...own('marketplace', 'demo/marketplace/**/*'),
  ...own('gallery', 'demo/gallery/**/*'),
  ...own('hosts', 'demo/hosts/**/*'),
  ...own('widgets-page', 'demo/widgets/**/*'),
  ...own('pages', 'demo/**/*'),
];

const signals = '@preact/signals-core';
const hooks = ['react', 'react/*', '@preact/signals-react', '@preact/signals-react/*'];
const below = ['domain', 'ids', 'styles', 'text', 'api', 'host', 'stores', 'runtime'];

/** What each floor may import: floors below it, and packages by name. */
const floors = {
  domain: { packages: [] },
  ids: { packages: ['nanoid'] },
  styles: { packages: [] },
  text: { floors: ['domain'], packages: [] },
  api: { floors: ['domain', 'ids'], packages: ['valibot', 'wretch', 'wretch/**'] },
  host: { floors: ['domain', 'ids'], packages: ['web-vitals'] },
  stores: { floors: ['domain', 'ids', 'styles', 'text', 'api', 'host'], packages: [signals, 'nanostores', '@nanostores/persistent', '@nanostores/router'] },
  // Reached only through the address, or when a page asks; below it nothing knows of it.
  debug: { floors: ['domain', 'styles', 'text', 'api', 'host', 'runtime'], packages: [] },
  runtime: { floors: ['domain', 'styles', 'text', 'api', 'host', 'stores', 'debug'], packages: [signals, 'nanostores', '@nanostores/*'] },
  scenarios: { floors: ['domain', 'api', 'host', 'stores', 'runtime'], packages: [] },
  testing: { floors: ['domain', 'api', 'host', 'stores', 'runtime', 'scenarios'], packages: [] },
  widgets: { floors: ['domain', 'styles', 'text'], packages: [...hooks, 'react-dom', 'virtua'] },
  'screen-shared': { floors: [...below, 'widgets'], packages: [...hooks, signals, 'virtua', '@nanostores/react'] },
  screen: { floors: [...below, 'widgets', 'screen-shared'], packages: [...hooks, signals, 'virtua', '@nanostores/react'] },
  elements: { floors: [...below, 'scenarios', 'widgets', 'screen-shared', 'screen'], packages: [...hooks, signals, 'react-dom', 'react-dom/*', '@r2wc/**', 'nanostores'] },
  router: { floors: [...below, 'elements'], packages: ['lit-html', 'lit-html/**', signals, 'nanostores', '@nanostores/router'] },
  loader: { floors: [...below, 'debug', 'elements', 'router'], packages: [] },
  brand: { floors: ['domain'], packages: [] },
  pages: { floors: [...below, 'brand', 'elements', 'router', 'loader'], packages: [] },
  hosts: { floors: ['runtime', 'brand', 'elements'], packages: ['react', 'react-dom', 'react-dom/*', 'vue', 'svelte', '@angular/*'] },
  gallery: { floors: [...below, 'scenarios', 'brand', 'elements', 'router'], packages: ['lit-html', 'lit-html/**'] },
  'widgets-page': { floors: ['domain', 'styles', 'text', 'widgets'], packages: ['react', 'react-dom', 'react-dom/*'] },
  marketplace: { floors: ['domain', 'text', 'api', 'scenarios', 'brand'], packages: ['valibot', '@valibot/**', 'hono', 'hono/**', '@hono/**', '@libsql/**', 'sharp', 'qrcode'], core: true },
};

/** The same as policies of eslint-plugin-boundaries. */
export const policies = Object.entries(floors).flatMap(([type, { floors: lower = [], packages, core }]) => {
  const from = { element: { type } };
  const to = [...lower, ...(type === 'screen' ? [] : [type])].map((name) => ({ element: { type: name } }));
  // A screen's own folder is its own: another screen is reached through the address, never through an import.
  if (type === 'screen') to.push({ element: { type: 'screen', captured: { screen: '{{ from.element.captured.screen }}' } } });
  if (packages.length > 0) to.push({ module: { origin: 'external', source: packages } });
  if (core) to.push({ module: { origin: 'core' } });
  return to.map((target) => ({ from, allow: { to: target } }));
});
