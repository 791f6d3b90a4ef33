import { rankOf } from '../test-order.mjs';

/** Marks a console line about an uncaught error. */
export const pageErrorMark = '[uncaught in page]';

// The viewport and doctype are the ones of a real page, so that layouts measure as a creator sees them.
/**
 * The page every test file runs in: it reports errors that no test caught, so that the file fails. With a seed (the
 * environment's TEST_SEED), its tests run in the order of that seed, so that none leans on another one.
 */
export function testPage(testFramework) {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body>
<script>
// Rows that are measured and rendered again within one frame make the browser report this. Nothing has failed; the next
// frame is right. Mocha would fail the test that runs.
addEventListener('error', (event) => {
  if (!String(event.message).startsWith('ResizeObserver loop')) return;
  event.stopImmediatePropagation();
  event.preventDefault();
});
// With these, the development build of React measures every component for the performance panel: a tenth of a run.
delete console.timeStamp;
delete console.createTask;
performance.setResourceTimingBufferSize(5000); // the browser stops at 250, and every source file is one
localStorage.clear();
sessionStorage.clear();
const tell = (text) => console.error('${pageErrorMark} ' + text);
addEventListener('error', (event) => { if (event.isTrusted && event.message) tell(event.message); });
addEventListener('unhandledrejection', (event) => tell((event.reason && event.reason.message) || event.reason));
</script>
<script type="module" src="${testFramework}"></script>
<script type="module">
${String(sayWhatStands)}
${String(rankOf)}
const seed = ${JSON.stringify(process.env.TEST_SEED ?? '')};
const rank = ({ title }) => rankOf(seed, title);
function shuffle(suite) {
  for (const list of [suite.tests, suite.suites]) list.sort((one, other) => rank(one) - rank(other));
  suite.suites.forEach(shuffle);
}
const timeAfter = setTimeout; // tests hold the timers of the page
let timer, seen;
let hung = 0;
mocha.rootHooks({
  beforeAll() {
    if (seed) shuffle(this.test.parent);
  },
  beforeEach() {
    // Where the page draws no more frames, each test hangs until its limit, and the runner ends the file before it can name one.
    if (hung === 2) throw new Error('No further test of this file runs: two have hung until their time limit.');
    seen = undefined;
    // Just before its limit: afterwards the test's own clean-up has taken the elements away.
    timer = setTimeout(() => { seen = sayWhatStands(document).join('; '); }, this.currentTest.timeout() - 1000);
  },
  async afterEach() {
    clearTimeout(timer);
    const { err } = this.currentTest;
    if (!err) return;
    if (err.code === 'ERR_MOCHA_TIMEOUT') hung++;
    if (seen) err.message += ' Meanwhile: ' + seen;
    // Without frames there are no events of scrolling and no sizes, so a test may wait in vain through no fault of its own.
    const wait = new Promise((resolve) => timeAfter(resolve, 2000, true));
    if (await Promise.race([new Promise(requestAnimationFrame).then(() => false), wait])) err.message += ' The page draws no frames and is ' + document.visibilityState + '.';
  },
});
</script>
</body>
</html>`;
}

/** Runs in the page: how far each element of ours is and what it says, for a test that hangs until its time limit and could say nothing else. */
function sayWhatStands(root) {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.localName.startsWith('creator-') && element.status !== undefined
      ? ['<' + element.localName + '> is ' + element.status + ': ' + [...element.shadowRoot?.children ?? []].map(({ innerText }) => innerText).join(' ').replace(/\s+/g, ' ').trim().slice(0, 300)]
      : []),
    ...(element.shadowRoot ? sayWhatStands(element.shadowRoot) : []),
  ]);
}
