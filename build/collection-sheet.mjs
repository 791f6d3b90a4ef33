import { readFileSync } from 'node:fs';
import { minified } from './css-sheet.mjs';
import { closureOf } from './module-graph.mjs';

const view = /\/src\/features\/public-collection\/views\/collection-page\.tsx$/;
const common = ['tokens', 'base'].map((name) => new RegExp(`/src/styles/${name}\\.css$`));
/** The element around the markup; `:host` has no meaning outside of a shadow root. */
const box = '.creator-page';

/**
 * Writes collection.css: the style sheets of the public collection for markup that a server renders from the same view
 * (demo/marketplace/web/collection-page.tsx).
 */
export function collectionSheet() {
  return {
    name: 'collection-sheet',
    async generateBundle() {
      const ids = [...this.getModuleIds()];
      const root = ids.find((id) => view.test(id));
      if (!root) throw new Error('the view of the public collection has moved: see build/collection-sheet.mjs');
      const used = [...closureOf((id) => this.getModuleInfo(id)?.importedIds ?? [])([root])].filter((id) => id.endsWith('.css'));
      const sheets = [...common.map((name) => ids.find((id) => name.test(id))), ...used];
      const texts = await Promise.all([...new Set(sheets)].map((id) => minified(readFileSync(id, 'utf8'), id)));
      const source = texts.join('\n').replace(/:host\(((?:[^()]|\([^()]*\))*)\)/g, `${box}:is($1)`).replace(/:host\b/g, box);
      this.emitFile({ type: 'asset', fileName: 'collection.css', source });
    },
  };
}
