// npm run bench:scroll: scrolls through the posts of a creator who has 10,000, on a phone with a quarter of the CPU.
// Frames are compared by the time that the main thread ran on a processor, because other programs do not count there.
import { serveMarketplace } from '../test-runner/marketplace.mjs';
import { openBrowser } from './measure.mjs';
import { median } from './statistics.mjs';

const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice('--rounds='.length) ?? 3);
const speed = 2000; // pixels per second
const distance = 30_000;
const limitMs = 25;

const sandbox = await serveMarketplace({ scenario: 'ten-thousand-posts' });
const browser = await openBrowser();
try {
  const found = [];
  for (let round = 0; round < rounds; round++) found.push(await measureRound());
  const of = (field) => median(found.map((each) => each[field]));
  console.log([
    `frames within ${limitMs} ms of CPU: ${(of('within') * 100).toFixed(1)} % (to reach: 95)`,
    `95 % of frames take at most: ${of('slowest').toFixed(1)} ms of CPU`,
    `frames with a blank row in the viewport: ${(of('blank') * 100).toFixed(1)} %`,
    `rows in the document, at most: ${Math.max(...found.map(({ rows }) => rows))}`,
    `DOM nodes added by the second half: ${of('nodes')}`,
    `JS heap added per 1,000 px of the second half: ${of('heap').toFixed(1)} KB`,
  ].join('\n'));
} finally {
  await browser.close();
  await sandbox.close();
}

async function measureRound() {
  const context = await browser.createBrowserContext();
  try {
    const page = await openPosts(context);
    const devtools = await page.createCDPSession();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.tracing.start({ categories: ['toplevel', 'blink.user_timing', '__metadata'] });
    await page.evaluate(scroll, [speed, distance]);
    const frames = framesOf(JSON.parse(new TextDecoder().decode(await page.tracing.stop())).traceEvents);
    // What was measured above is not disturbed by what looks for blank rows.
    const before = await kept(devtools, page);
    await page.evaluate(watchRows);
    await page.evaluate(scroll, [speed, distance]);
    const rows = await page.evaluate(() => globalThis.bench);
    const after = await kept(devtools, page);
    return {
      within: frames.filter((ms) => ms <= limitMs).length / frames.length,
      slowest: frames.sort((one, other) => one - other)[Math.floor(frames.length * 0.95)],
      blank: rows.blank / rows.frames,
      rows: rows.most,
      nodes: after.nodes - before.nodes,
      heap: (after.heap - before.heap) / 1000 / (distance / 1000),
    };
  } finally {
    await context.close();
  }
}

async function openPosts(context) {
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  await page.goto(`${sandbox.origin}/sandbox`);
  await page.evaluate(async () => {
    const answer = await fetch('/sandbox/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    localStorage.setItem('creator:user-id', (await answer.json()).user_id);
  });
  await page.goto(`${sandbox.origin}/performance`);
  await page.waitForFunction(() => document.querySelector('creator-app')?.status === 'ready', { timeout: 60_000 });
  await loadRows(page);
  return page;
}

/** In the page: scrolls as far as a finger gets at this speed, from where it is. */
function scroll([pixelsPerSecond, pixels]) {
  return new Promise((resolve) => {
    const [from, start] = [scrollY, performance.now()];
    const step = (now) => {
      performance.mark('bench-frame');
      const done = Math.min(pixels, Math.max(0, now - start) / 1000 * pixelsPerSecond);
      scrollTo({ top: from + done, behavior: 'instant' });
      if (done < pixels) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
}

/** As far as was scrolled, and the same again. The list asks for further pages when its end comes near. */
async function loadRows(page) {
  const enough = 2 * distance + 2000;
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let last = 0; last < enough; last = await height()) {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await page.waitForFunction((before) => document.documentElement.scrollHeight > before, { timeout: 30_000 }, last);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForNetworkIdle({ idleTime: 500 });
}

async function kept(devtools, page) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize, Nodes } = await page.metrics();
  return { heap: JSHeapUsedSize, nodes: Nodes };
}

/** In the page: at each frame, whether a place of the list that is on the screen has no row. */
function watchRows() {
  const bench = globalThis.bench = { frames: 0, blank: 0, most: 0 };
  const inside = (root) => root.querySelector('.infinite-row')?.parentElement?.parentElement
    ?? [...root.querySelectorAll('*')].reduce((found, element) => found ?? (element.shadowRoot ? inside(element.shadowRoot) : undefined), undefined);
  const list = inside(document);
  const look = () => {
    const rows = [...list.querySelectorAll('.infinite-row')].map((row) => row.getBoundingClientRect());
    const { top, bottom } = list.getBoundingClientRect();
    const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    bench.frames += 1;
    bench.most = Math.max(bench.most, rows.length);
    if (first < last && !(rows.some((row) => row.top <= first + 1) && rows.some((row) => row.bottom >= last - 1))) bench.blank += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The CPU of the main thread between two frames, in milliseconds. */
function framesOf(events) {
  const marks = events.filter(({ name, cat }) => name === 'bench-frame' && cat.includes('blink.user_timing')).map(({ ts }) => ts).sort((one, other) => one - other);
  const { pid } = events.find(({ name }) => name === 'bench-frame');
  const main = events.find((event) => event.pid === pid && event.name === 'thread_name' && event.args.name === 'CrRendererMain').tid;
  const tasks = events.filter((event) => event.pid === pid && event.tid === main && event.ph === 'X' && event.name === 'ThreadControllerImpl::RunTask' && event.tdur !== undefined)
    .sort((one, other) => one.ts - other.ts);
  const frames = [];
  let next = tasks.findIndex(({ ts }) => ts >= marks[0]);
  for (const end of marks.slice(1)) {
    let cpu = 0;
    for (; next < tasks.length && tasks[next].ts < end; next++) cpu += tasks[next].tdur;
    frames.push(cpu / 1000);
  }
  return frames;
}
