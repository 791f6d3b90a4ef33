import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { chromeFlags, findOrInstallBrowser } from '../browser.mjs';
import { watchDrawer, watchFirstData } from './watch-page.mjs';

/** What is simulated: 300 ms for each request, 1.6 Mbit/s, a quarter of the CPU, and an API that needs 300 ms. */
export const slowPhone = {
  network: { offline: false, latency: 300, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  cpu: 4,
  apiMs: 300,
};

/** A page that shows nothing within this time is a failure of the bench. */
const limitMs = 30_000;
/** A page without one of its files waits for it: nothing more comes for so long. */
const quietMs = 700;
const idle = { idleTime: 500, timeout: limitMs };

export function openBrowser(flags = []) {
  return puppeteer.launch({
    executablePath: findOrInstallBrowser(), headless: true, acceptInsecureCerts: true,
    // What pages ask of other hosts (analytics, texts from a CDN) fails at once.
    args: [...chromeFlags.filter((flag) => !flag.startsWith('--host-resolver-rules')), '--ignore-certificate-errors', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', ...flags],
  });
}

/**
 * Opens a page in a browser profile of its own, with nothing cached. `work` gets the page and `painted()`: milliseconds
 * since 1970 when a text of the variant has been painted, in the page or in a frame of it.
 */
export async function withPage(browser, variant, work) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
    await page.evaluateOnNewDocument(watchFirstData, variant.texts);
    let tell;
    const seen = new Promise((resolve) => { tell = resolve; });
    await page.exposeFunction('benchFirstData', (time) => tell(time));
    return await work(page, (ms = limitMs) => within(seen, ms, `${variant.name} did not show ${variant.texts.join(' or ')}`));
  } finally {
    await context.close();
  }
}

function within(promise, ms, message) {
  const stop = new AbortController();
  const late = wait(ms, undefined, { signal: stop.signal }).then(() => { throw new Error(message); });
  late.catch(() => undefined);
  return Promise.race([promise, late]).finally(() => stop.abort());
}

/** Until an element of ours is ready for a tap; other pages are ready with their first data. */
const isReady = (page) => page.waitForFunction(() => document.querySelectorAll('[data-reports-ready]').length <= globalThis.bench.ready, { polling: 100, timeout: limitMs });

/** Main-thread CPU of a load in milliseconds: to the first data, to ready, and until nothing more is loaded. */
export function measureCpu(browser, variant, { untilReady = false } = {}) {
  return withPage(browser, variant, async (page, painted) => {
    await page.tracing.start({ categories: ['toplevel', 'blink.user_timing', '__metadata'] });
    await page.goto(variant.url);
    await painted();
    await isReady(page);
    if (!untilReady) await page.waitForNetworkIdle(idle);
    return cpuOf(JSON.parse(new TextDecoder().decode(await page.tracing.stop())).traceEvents);
  });
}

/** The time that the main thread ran on a processor; what other programs do at the same time does not count. */
function cpuOf(events) {
  const marks = (name) => events.filter((event) => event.name === name && event.cat.includes('blink.user_timing'));
  const [data] = marks('bench-first-data');
  const main = events.find(({ pid, name, args }) => pid === data.pid && name === 'thread_name' && args.name === 'CrRendererMain').tid;
  const start = Math.min(...marks('navigationStart').filter(({ pid }) => pid === data.pid).map(({ ts }) => ts));
  const tasks = events.filter(({ pid, tid, ph, name, ts }) => pid === data.pid && tid === main && ph === 'X' && name === 'ThreadControllerImpl::RunTask' && ts >= start);
  const until = (end) => tasks.filter(({ ts }) => ts < end).reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  return { firstData: until(data.ts), ready: until(Math.max(data.ts, ...marks('bench-ready').map(({ ts }) => ts))), all: until(Infinity) };
}

/**
 * Milliseconds from the navigation to the first data on a slow phone. With a drawer also from a tap until it is painted;
 * the tap comes with the first data, or after `tapAfterMs`.
 */
export function measureSlowPhone(browser, variant, { tapAfterMs } = {}) {
  return withPage(browser, variant, async (page, painted) => {
    const devtools = await page.createCDPSession();
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slowPhone.network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
    await page.goto(variant.url, { waitUntil: 'domcontentloaded', timeout: limitMs });
    const seen = await painted();
    const firstData = seen - await page.evaluate(() => performance.timeOrigin);
    if (!variant.drawer || tapAfterMs === undefined) return { firstData };
    await wait(tapAfterMs);
    return { firstData, ...await tapDrawer(page, variant.drawer) };
  });
}

/**
 * Milliseconds from a tap on the button with this text until its drawer is painted, and until that has its content;
 * undefined if the tap is lost.
 */
async function tapDrawer(page, text) {
  await page.evaluate(watchDrawer);
  const { x, y } = await page.evaluate(placeOfButton, text);
  await page.touchscreen.tap(x, y);
  const found = await page.waitForFunction(() => globalThis.bench.tap.content && globalThis.bench.tap, { polling: 100, timeout: 10_000 }).catch(() => undefined);
  return found?.jsonValue();
}

/** In the page. */
function placeOfButton(text) {
  const roots = [document];
  for (const root of roots) for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  const button = roots.flatMap((root) => [...root.querySelectorAll('button, a')]).find((each) => each.textContent.trim() === text);
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * JavaScript heap in KB after everything is loaded and rubbish is collected, and the requests until then.
 * @param saveData the user saves data, so our elements load no code ahead of a tap
 */
export function measureHeap(browser, variant, { saveData = false } = {}) {
  return withPage(browser, variant, async (page, painted) => {
    const requests = [];
    if (saveData) await page.evaluateOnNewDocument(() => Object.defineProperty(navigator.connection, 'saveData', { value: true }));
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await page.goto(variant.url);
    await painted();
    await isReady(page);
    await page.waitForNetworkIdle(idle);
    const devtools = await page.createCDPSession();
    await devtools.send('HeapProfiler.enable');
    for (let time = 0; time < 2; time++) await devtools.send('HeapProfiler.collectGarbage');
    const { JSHeapUsedSize } = await page.metrics();
    return { heap: JSHeapUsedSize / 1000, requests };
  });
}

/**
 * The scripts and style sheets without which the first data is not shown: every file is held back once, and those that
 * were not missed stay away from then on. So the result does not depend on what happens to arrive first.
 */
export async function neededFiles(browser, variant) {
  const { found } = await load(browser, variant, new Set());
  const without = new Set();
  for (const file of found.reverse()) {
    if ((await load(browser, variant, new Set([...without, file]))).shown) without.add(file);
  }
  return found.filter((file) => !without.has(file));
}

/**
 * The files that a page asks for until its first data: without those of `late`, if the first data comes without them.
 * One page load instead of one per file.
 */
export async function firstDataWithout(browser, variant, late) {
  const { found } = await load(browser, variant, new Set());
  const held = found.filter((file) => late.test(file));
  const { shown, found: files } = await load(browser, variant, new Set(held));
  return shown ? files.filter((file) => !late.test(file)) : found;
}

/** What has moved without a tap until the element is ready, as Chromium counts it. */
export function measureShift(browser, variant) {
  return withPage(browser, variant, async (page, painted) => {
    await page.goto(variant.url);
    await painted();
    await isReady(page);
    return page.evaluate(() => new Promise((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) sum += value;
      }).observe({ type: 'layout-shift', buffered: true });
      // Entries of the last frame are reported after the next one.
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
    }));
  });
}

/** In the page: two frames have been drawn, and there is nothing more to do. */
const untilIdle = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))));

/** Loads a page without some files: what it has asked for, and whether its first data came before it was quiet. */
function load(browser, variant, held) {
  return withPage(browser, variant, async (page, painted) => {
    const found = new Set();
    const awaited = new Set();
    let changed = Date.now();
    const ended = (request) => {
      awaited.delete(request);
      changed = Date.now();
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (['script', 'stylesheet'].includes(request.resourceType())) found.add(pathname);
      if (held.has(pathname)) return;
      awaited.add(request);
      void request.continue();
    });
    await page.setRequestInterception(true);
    page.goto(variant.url).catch(() => undefined); // a page that waits for a file never ends its load
    let shown;
    const outcome = painted().then(() => { shown = true; });
    outcome.catch(() => { shown = false; });
    while (shown === undefined) {
      if (held.size > 0 && awaited.size === 0 && Date.now() - changed > quietMs) {
        // On a busy machine a page may be quiet because it has not come to draw what is there.
        const seen = changed;
        await page.evaluate(untilIdle);
        if (shown === undefined && changed === seen) return { shown: false, found: [...found] };
      }
      await wait(20);
    }
    await outcome;
    return { shown, found: [...found] };
  });
}
