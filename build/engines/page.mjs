import { clockScripts } from '../test-runner/clock.mjs';
import { testPage } from '../test-runner/page.mjs';

/** The page of a test file, in which the tests of the table (skipped.mjs) are skipped. */
export const pageThatSkips = (table) => (testFramework) => testPage(testFramework).replace('</body>', () => `<script type="module">
const file = decodeURIComponent(window.__WTR_CONFIG__.testFile).slice(1);
const table = [${table.map(({ file, titles }) => `{ file: '${file}', titles: ${titles} }`).join(', ')}].filter((entry) => file.startsWith(entry.file));
mocha.rootHooks({
  beforeEach() {
    const title = this.currentTest.titlePath().join(' > ');
    if (table.some(({ titles }) => titles.test(title))) this.skip();
  },
});
</script>
</body>`);

/** Puts each page that is served, and so each frame, on the clock of the tests, where an engine runs no script before those of a page. */
export const clockInPages = {
  name: 'clock-in-pages',
  transform({ body, response }) {
    if (!response.is('html') || typeof body !== 'string') return undefined;
    const scripts = clockScripts.map(({ script, argument }) => `(${script})(${JSON.stringify(argument)});`).join('');
    return { body: body.replace(/<head>/i.test(body) ? /<head>/i : /<!doctype html>/i, (start) => `${start}<script>${scripts}</script>`) };
  },
};
