import { closure } from './closure.mjs';

const module = /\/elements\/preload\.ts$/;
const placeholder = 'shared-chunks';
const loader = 'creator-elements.js';
const element = /^elements\/creator-[a-z-]+\.js$/;
/** What the shell loads for every element; its other imports wait for an attribute or a failure. */
const forEvery = /^(core|chunks\/(mount|view)-[\w-]+)\.js$/;

/**
 * Lists chunks where they are known first, so that a page need not wait for one chunk to import the next
 * (elements/preload.ts preloads them): in the loader those that every element needs, and in each element's file those
 * of its screen and store. Direct imports of the file need no hint.
 */
export function preloads() {
  return {
    name: 'preloads',
    transform(code, id) {
      if (!module.test(id)) return null;
      return { code: code.replace("sharedChunks = ''", `sharedChunks = '${placeholder}'`), map: null };
    },
    generateBundle(_options, bundle) {
      const files = bundle[loader].dynamicImports.filter((name) => element.test(name));
      const begun = Object.keys(bundle).filter((name) => forEvery.test(name));
      const shown = new Map(files.map((name) => {
        const needed = [name, ...bundle[name].dynamicImports, ...begun];
        return [name, new Set(needed.flatMap((each) => [...closure(bundle, each)]))];
      }));
      const shared = [...shown.get(files[0])].filter((name) => files.every((file) => shown.get(file).has(name)));
      for (const [file, chunks] of shown) {
        const own = bundle[file];
        const known = new Set([file, ...shared, ...own.imports, ...own.dynamicImports]);
        const further = [...chunks].filter((name) => !known.has(name));
        if (further.length > 0) own.code += `globalThis[Symbol.for("creator-elements.preload")]?.("${names(further)}");\n`;
      }
      if (!bundle[loader].code.includes(placeholder)) throw new Error(`${loader} has no place for the chunks to preload`);
      bundle[loader].code = bundle[loader].code.replace(placeholder, names(shared));
    },
  };
}

function names(chunks) {
  return chunks.sort().map((name) => (name.startsWith('chunks/') ? name.slice('chunks/'.length) : `../${name}`).replace(/\.js$/, '')).join(' ');
}
