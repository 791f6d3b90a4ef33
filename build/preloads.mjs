import { closure } from './closure.mjs';

const module = /\/elements\/preload\.ts$/;
const placeholder = 'chunks-by-name';
const loader = 'creator-elements.js';
const element = /^elements\/creator-[a-z-]+\.js$/;
/** What the shell loads for every element; its other imports wait for an attribute or a failure. */
const forEvery = /^(core|chunks\/(mount|view)-[\w-]+)\.js$/;
const react = /^chunks\/react-/;
/** What an element shows before React is in such a module; the app shows the screens of others. */
const drawsFirst = /-first\.tsx$|\/app-router\.ts$/;

/**
 * Lists chunks where they are known first, so that a page need not wait for one chunk to import the next
 * (elements/preload.ts preloads them). The loader has those that every element needs, and for each element that shows
 * something before React the chunks of that; an element's own file has the further ones of its screen and store. Direct
 * imports of the file need no hint. Chunks that need React come later, unless nothing is shown before it.
 */
export function preloads() {
  return {
    name: 'preloads',
    transform(code, id) {
      if (!module.test(id)) return null;
      return { code: code.replace("hints = ''", `hints = '${placeholder}'`), map: null };
    },
    generateBundle(_options, bundle) {
      const files = bundle[loader].dynamicImports.filter((name) => element.test(name));
      const begun = Object.keys(bundle).filter((name) => forEvery.test(name));
      const needsReact = (name) => [...closure(bundle, name)].some((each) => react.test(each));
      const shown = new Map(files.map((name) => {
        const needed = [name, ...bundle[name].dynamicImports, ...begun];
        return [name, new Set(needed.flatMap((each) => [...closure(bundle, each)]))];
      }));
      const shared = [...shown.get(files[0])].filter((name) => files.every((file) => shown.get(file).has(name)));
      // What only chunks with React import is not part of the first frame.
      const drawnBy = (file) => [file, ...bundle[file].dynamicImports, ...begun].filter((name) => !needsReact(name));
      const drawn = new Set(files.flatMap((file) => drawnBy(file).flatMap((each) => [...closure(bundle, each)])));
      const early = shared.filter((name) => drawn.has(name));
      const late = shared.filter((name) => !drawn.has(name));
      const tags = [];
      for (const [file, chunks] of shown) {
        const own = bundle[file];
        const further = [...chunks].filter((name) => name !== file && !shared.includes(name) && !own.imports.includes(name));
        const draws = own.dynamicImports.some((name) => bundle[name].moduleIds.some((id) => drawsFirst.test(id)));
        const first = draws ? further.filter((name) => !needsReact(name)) : [];
        if (draws) tags.push([file.slice('elements/'.length, -'.js'.length), names(first)].filter(Boolean).join(' '));
        const rest = further.filter((name) => !first.includes(name) && !own.dynamicImports.includes(name));
        if (rest.length > 0) own.code += `globalThis[Symbol.for("creator-elements.preload")]?.(${(draws ? ['', names(rest)] : [names(rest), '']).map((each) => JSON.stringify(each)).join()});\n`;
      }
      if (!bundle[loader].code.includes(placeholder)) throw new Error(`${loader} has no place for the chunks to preload`);
      bundle[loader].code = bundle[loader].code.replace(placeholder, [names(early), names(late), ...tags].join('|'));
    },
  };
}

function names(chunks) {
  return [...chunks].sort().map((name) => (name.startsWith('chunks/') ? name.slice('chunks/'.length) : `../${name}`).replace(/\.js$/, '')).join(' ');
}
