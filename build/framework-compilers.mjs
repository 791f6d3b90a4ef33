import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { compile as compileSvelte } from 'svelte/compiler';
import { compileScript, parse } from 'vue/compiler-sfc';

/** Vue must not treat these tags as its components. */
const compilerOptions = { isCustomElement: (tag) => tag.startsWith('creator-') };

/** Single-file components of Vue, with their template compiled into the setup function (no eval in the page). */
const vue = {
  name: 'vue',
  setup(build) {
    build.onLoad({ filter: /\.vue$/ }, async ({ path }) => {
      const { descriptor, errors } = parse(await readFile(path, 'utf8'), { filename: path, templateParseOptions: compilerOptions });
      if (errors.length > 0) return { errors: errors.map(({ message }) => ({ text: message })) };
      const id = createHash('sha256').update(path).digest('hex').slice(0, 8);
      const { content } = compileScript(descriptor, { id, inlineTemplate: true, isProd: true, templateOptions: { compilerOptions } });
      return { contents: content, loader: 'ts' };
    });
  },
};

const svelte = {
  name: 'svelte',
  setup(build) {
    build.onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { js } = compileSvelte(await readFile(path, 'utf8'), { filename: path, generate: 'client' });
      return { contents: js.code, loader: 'js' };
    });
  },
};

/** The esbuild options for a page of any framework. Angular needs none, because it compiles in the browser. */
export const frameworkOptions = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  conditions: ['production', 'browser'],
  jsx: 'automatic',
  logLevel: 'warning',
  plugins: [vue, svelte],
  define: {
    'process.env.NODE_ENV': '"production"',
    __VUE_OPTIONS_API__: 'false',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    ngDevMode: 'false',
  },
};
