import { readFileSync } from 'node:fs';
import { minified } from './css-sheet.mjs';
import { closureOf } from './module-graph.mjs';

const common = /\/src\/styles\/(tokens|base)\.css$/;
const app = /\/elements\/app\/creator-app\.css$/;

/** What a server renders, by the name of its style sheet: the modules whose style sheets it needs. */
const frames = {
  'collection.css': [/\/public-collection\/views\/collection-page\.tsx$/],
  'login-frame.css': [/\/login\/views\/login-page\.tsx$/, /\/login\/phone-fields\.tsx$/],
  'nav-frame.css': [],
};

/** The elements around the markup, which replace those of the app and of a screen; `:host` has no meaning there. */
const outer = '.first-frame';
const both = `:is(${outer},.creator-page)`;

/**
 * Writes the style sheets of the elements for markup that a server renders from the same views
 * (demo/marketplace/web/app-page.tsx and collection-page.tsx).
 */
export function frameSheets() {
  return {
    name: 'frame-sheets',
    async generateBundle() {
      const ids = [...this.getModuleIds()];
      const importsOf = closureOf((id) => this.getModuleInfo(id)?.importedIds ?? []);
      const find = (pattern) => {
        const found = ids.find((id) => pattern.test(id));
        if (!found) throw new Error(`${pattern} has moved: see build/frame-sheets.mjs`);
        return found;
      };
      const commonIds = ids.filter((id) => common.test(id)).sort().reverse(); // the tokens first
      for (const [fileName, roots] of Object.entries(frames)) {
        const used = [...importsOf(roots.map(find))].filter((id) => id.endsWith('.css'));
        const sheets = await Promise.all([...new Set([...commonIds, find(app), ...used])].map(async (id) => withBox(await minified(readFileSync(id, 'utf8'), id), app.test(id) ? outer : both)));
        this.emitFile({ type: 'asset', fileName, source: sheets.join('\n') });
      }
    },
  };
}

function withBox(text, box) {
  return text.replace(/:host\(((?:[^()]|\([^()]*\))*)\)/g, `${box}:is($1)`).replace(/:host\b/g, box);
}
