import { closure } from './closure.mjs';

const module = /\/elements\/preload\.ts$/;
const placeholder = 'chunks-by-name';
const loader = 'creator-elements.js';
const element = /^elements\/creator-[a-z-]+\.js$/;
/** What the shell loads for every element; its other imports wait for an attribute or a failure. */
const forEvery = /^(core|chunks\/(drawing|mount|view)-[\w-]+)\.js$/;
const react = /^chunks\/react-/;
/** What an element shows before React is in such a module; the app shows the screens of others. */
const drawsFirst = /-first\.tsx$|\/app-router\.ts$/;
/** What draws it; the other files without React ask the API. */
const frame = /-first\.tsx$|\/elements\/first-frame\.tsx$/;

/**
 * Lists chunks where they are known first, so that a page need not wait for one chunk to import the next
 * (elements/preload.ts preloads them). The loader has those that every element needs, and for each element that shows
 * something before React the chunks of that: what asks the API, and what draws its answer. An element's own file has the
 * further ones of its screen and store. Direct imports of the file need no hint. Chunks that need React come later,
 * unless nothing is shown before it.
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
      const withImports = (names) => new Set(names.flatMap((name) => [...closure(bundle, name)]));
      const needsReact = (name) => [...closure(bundle, name)].some((each) => react.test(each));
      const contains = (name, pattern) => bundle[name].moduleIds.some((id) => pattern.test(id));
      const shown = new Map(files.map((name) => [name, withImports([name, ...bundle[name].dynamicImports, ...begun])]));
      const shared = [...shown.get(files[0])].filter((name) => files.every((file) => shown.get(file).has(name)));
      // What only chunks with React import is not part of the first frame.
      const drawn = withImports(files.flatMap((file) => [file, ...bundle[file].dynamicImports, ...begun]).filter((name) => !needsReact(name)));
      const asking = withImports(['core.js', ...files]);
      const early = shared.filter((name) => asking.has(name));
      const drawing = shared.filter((name) => drawn.has(name) && !asking.has(name));
      const late = shared.filter((name) => !drawn.has(name));
      const tags = [];
      for (const [file, chunks] of shown) {
        const own = bundle[file];
        const further = [...chunks].filter((name) => name !== file && !shared.includes(name) && !own.imports.includes(name));
        const draws = own.dynamicImports.some((name) => contains(name, drawsFirst));
        const first = draws ? further.filter((name) => !needsReact(name)) : [];
        if (draws) {
          const asks = [...withImports(own.dynamicImports.filter((name) => !needsReact(name) && !contains(name, frame)))].filter((name) => !early.includes(name));
          tags.push([file.slice('elements/'.length, -'.js'.length), names(asks), names(first.filter((name) => !asks.includes(name)))].join());
        }
        const rest = further.filter((name) => !first.includes(name) && !own.dynamicImports.includes(name));
        if (rest.length > 0) own.code += `globalThis[Symbol.for("creator-elements.preload "+new URL("..",import.meta.url))]?.(${(draws ? ['', '', names(rest)] : [names(rest), '', '']).map((each) => JSON.stringify(each)).join()});\n`;
      }
      if (!bundle[loader].code.includes(placeholder)) throw new Error(`${loader} has no place for the chunks to preload`);
      bundle[loader].code = bundle[loader].code.replace(placeholder, [names(early), names(drawing), names(late), ...tags].join('|'));
    },
  };
}

function names(chunks) {
  return [...chunks].sort().map((name) => (name.startsWith('chunks/') ? name.slice('chunks/'.length) : `../${name}`).replace(/\.js$/, '')).join(' ');
}
