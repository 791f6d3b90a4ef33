import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Screens and styles are not needed here, and Node could not load them. */
const elementsOnly = {
  name: 'elements-only',
  setup(bundle) {
    bundle.onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined));
    bundle.onLoad({ filter: /\.css$/ }, () => ({ contents: 'export default {}', loader: 'js' }));
  },
};

/**
 * Loads the element files, so that attributes and routes are the real ones and not documentation.
 * @returns tag -> { own attribute types, all attribute types }, the tags that the loader knows, the app's screens and
 * the routes
 */
export async function readElements() {
  const files = readdirSync('elements').filter((name) => /^creator-[a-z-]+\.ts$/.test(name) && name !== 'creator-elements.ts').sort();
  const lines = [
    ...files.map((file) => `import './elements/${file.replace('.ts', '')}';`),
    "export { tags } from './elements/creator-elements';",
    "export { CreatorElement } from './elements/base-element';",
    "export { propertyName } from './elements/attributes';",
    "export { appScreens } from './elements/app/screens';",
    "export { routes } from './src/domain/routes';",
  ];
  mkdirSync('.cache', { recursive: true });
  const outfile = `.cache/contract-elements-${process.pid}.mjs`; // the build and the check may run at the same time
  await build({
    stdin: { contents: lines.join('\n'), resolveDir: '.', loader: 'ts' },
    outfile, bundle: true, format: 'esm', packages: 'external', plugins: [elementsOnly], logLevel: 'error',
    ignoreAnnotations: true, // package.json lists the side effects of the published files, not of these
  });
  const classes = new Map();
  const before = globalThis.customElements;
  globalThis.customElements = { get: (tag) => classes.get(tag), define: (tag, Class) => void classes.set(tag, Class) };
  try {
    const { tags, CreatorElement, appScreens, routes, propertyName } = await import(pathToFileURL(outfile).href);
    return { classes, files, tags, common: CreatorElement.attributeTypes, appScreens, routes, propertyName };
  } finally {
    globalThis.customElements = before;
    rmSync(outfile, { force: true });
  }
}
