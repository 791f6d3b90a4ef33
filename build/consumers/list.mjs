/**
 * The pages of test/consumers. Each is built as its own tools build it for production, and then looked at in a browser.
 *
 * @typedef {object} Consumer
 * @property {string} name as it is told
 * @property {string} folder below test/consumers
 * @property {string} [sources] another folder below test/consumers whose files it has as well
 * @property {'module' | 'script'} delivery how it has the package: installed for its bundler, or the built files of `dist/` copied
 * @property {readonly string[]} [build] the command, a program of a package that it has installed
 * @property {Readonly<Record<string, string>>} [env]
 * @property {Readonly<Record<string, string>>} [serve] folders by the beginning of their address
 * @property {readonly string[]} [start] a server of its own, in place of `serve`; it is told its PORT
 * @property {boolean} [lowestReact] its React must be the lowest that the package allows
 * @property {readonly string[]} [markup] what the server's page must hold before any script has run
 */

const tag = '<creator-earnings scenario="busy-creator" view="earnings"';
const nextWith = (/** @type {string} */ bundler) => ({
  name: `Next 16 with ${bundler}`, folder: 'next', delivery: 'module', build: ['next', 'build', `--${bundler}`], start: ['next', 'start', '--hostname', '127.0.0.1'],
  env: { DIST_DIR: `.next-${bundler}` }, markup: [tag],
});
const vite = (/** @type {string} */ name, /** @type {string} */ folder, more = {}) => ({ name, folder, delivery: 'module', build: ['vite', 'build', '--logLevel', 'warn'], serve: { '/': 'dist' }, ...more });
const webpack = (/** @type {string} */ name, /** @type {string} */ folder, more = {}) => ({ name, folder, delivery: 'module', build: ['webpack', '--no-color'], serve: { '/dist/': 'dist', '/': '.' }, ...more });

/** @type {readonly Consumer[]} */
export const consumers = [
  nextWith('turbopack'),
  nextWith('webpack'),
  vite('Vite 8 with React', 'vite-react'),
  vite('Vite 8 with Vue', 'vite-vue'),
  vite('Vite 8 with Svelte', 'vite-svelte'),
  vite('the lowest React that is allowed', 'lowest-react', { sources: 'vite-react', lowestReact: true }),
  webpack('webpack 5.98', 'webpack-5.98', { sources: 'webpack-latest' }),
  webpack('webpack, latest', 'webpack-latest'),
  {
    name: 'esbuild', folder: 'esbuild', sources: 'webpack-latest', delivery: 'module', serve: { '/dist/': 'dist', '/': '.' },
    build: ['esbuild', 'main.js', '--bundle', '--splitting', '--format=esm', '--minify', '--outdir=dist', '--log-level=warning'],
  },
  {
    name: 'Parcel 2', folder: 'parcel', sources: 'webpack-latest', delivery: 'module', serve: { '/': 'dist' },
    build: ['parcel', 'build', 'index.html', '--no-cache', '--log-level', 'warn'],
  },
  { name: 'Angular 21', folder: 'angular', delivery: 'module', build: ['ng', 'build', '--no-progress'], env: { NG_CLI_ANALYTICS: 'false' }, serve: { '/': 'dist' } },
  { name: 'a page with jQuery, rendered by a server', folder: 'jquery', delivery: 'script', start: ['./server.js'], markup: [tag] },
  {
    name: 'the scripts in a page with React 18', folder: 'react-18', delivery: 'script',
    serve: { '/creator-elements/': 'creator-elements', '/react/': 'node_modules/react/umd', '/react-dom/': 'node_modules/react-dom/umd', '/': '.' },
  },
];
