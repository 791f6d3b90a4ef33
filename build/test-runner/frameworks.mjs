import path from 'node:path';
import { build } from 'esbuild';
import { frameworkOptions } from '../framework-compilers.mjs';

const cases = '/test/elements/frameworks/';
const out = '.cache/frameworks';

/** Bundles `test/elements/frameworks/{name}/adapter`, each with a copy of its framework of its own, when a test asks for it. */
export function frameworks() {
  const built = new Map();
  const bundle = (name) => build({
    ...frameworkOptions,
    entryPoints: { [name]: path.resolve(`.${cases}${name}/adapter.ts`) },
    outdir: path.resolve(out),
  });
  return {
    name: 'frameworks',
    async resolveImport({ source, context }) {
      const name = /^\.\/(\w+)\/adapter$/.exec(source)?.[1];
      if (!name || !context.path.startsWith(cases)) return undefined;
      if (!built.has(name)) built.set(name, bundle(name));
      await built.get(name);
      return `/${out}/${name}.js`;
    },
  };
}
