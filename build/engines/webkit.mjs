import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pressKey, releaseKey } from './keys.mjs';
import { freePort, newSession, startProgram, untilReady } from './webdriver.mjs';

/** WebKitGTK's own small browser, which Debian keeps beside the library. */
export function findMiniBrowser() {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`) : [];
  return libraries.flatMap((folder) => ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) => path.join(folder, name, 'MiniBrowser')))
    .find((file) => existsSync(file));
}

/** WebKitGTK on a screen of its own. Each page is a browser with a driver of its own, so each begins without storage and history. */
export async function openWebKit() {
  // Without a window manager the window under the pointer has the focus, so the middle of the screen must be in it.
  const screen = startProgram('Xvfb', ['-displayfd', '3', '-screen', '0', '900x700x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const display = await Promise.race([firstLine(screen.child.stdio[3]), screen.failed]);
  // As root there is no sandbox of processes; without a graphics card the compositor would draw in software. The older player
  // of GStreamer never ends a seek, not even that of a plain `<video loop>`.
  const env = { DISPLAY: `:${display}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1', WEBKIT_GST_USE_PLAYBIN3: '1' };
  return { newPage: () => openPage(env), close: async () => screen.end() };
}

/** A driver has one session, which ends with it. */
async function openPage(env) {
  const port = await freePort();
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env });
  const server = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([untilReady(server), driver.failed]);
    return await pageOf(server, driver);
  } catch (error) {
    driver.end();
    throw error;
  }
}

async function pageOf(server, driver) {
  const session = await newSession(server, {
    pageLoadStrategy: 'none', // else one page load may hang for minutes
    unhandledPromptBehavior: 'accept',
    timeouts: { script: 30_000 },
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
  });
  /** A function with its arguments, or an expression. */
  const evaluate = async (act, ...args) => {
    const { error, value } = await session.post('/execute/async', { script: asynchronous(act), args });
    if (error) throw new Error(error);
    return value;
  };
  const act = (source) => session.post('/actions', { actions: [source] });
  const keys = (...actions) => act({ type: 'key', id: 'keyboard', actions });
  const pointer = (...actions) => act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const move = (x, y) => ({ type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) });
  return {
    evaluate,
    goto: (url) => session.post('/url', { url }),
    url: () => session.get('/url'),
    screenshot: async ({ path: file }) => writeFile(file, await session.get('/screenshot'), 'base64'),
    keyboard: {
      press: (key) => keys(pressKey(key), releaseKey(key)),
      down: (key) => keys(pressKey(key)),
      up: (key) => keys(releaseKey(key)),
      type: (text) => keys(...[...text].flatMap((key) => [pressKey(key), releaseKey(key)])),
    },
    mouse: {
      move: (x, y) => pointer(move(x, y)),
      click: (x, y) => pointer(move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
      down: () => pointer({ type: 'pointerDown', button: 0 }),
      up: () => pointer({ type: 'pointerUp', button: 0 }),
      reset: () => session.post('/actions', { actions: [] }),
    },
    setViewport: (size) => setViewport({ session, evaluate }, size),
    emulateMediaType: (type) => type === 'screen' ? undefined : cannot(`media '${type}'`),
    emulateMediaFeatures: async (features) => {
      for (const { name, value } of features) {
        if (name === 'prefers-reduced-motion') await evaluate(preferMotion, value);
        else if (value !== 'light') cannot(`${name}: ${value}`);
      }
    },
    close: () => session.end().finally(driver.end),
  };
}

function cannot(what) {
  throw new Error(`WebKitGTK's driver cannot emulate ${what}: the test needs a line in build/engines/skipped.mjs`);
}

/** The window has a frame and bars around the page, and at least the width of its buttons. */
async function setViewport({ session, evaluate }, { width, height }) {
  const [barsX, barsY] = await evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
  await session.post('/window/rect', { width: width + barsX, height: height + barsY });
  for (let i = 0; i < 60; i++) {
    const size = await evaluate(() => [innerWidth, innerHeight]);
    // Media queries follow with the next frame.
    if (size[0] === width && size[1] === height) return evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); }));
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
  return cannot(`a window of ${width} x ${height}`);
}

/** Runs in the page: only `matchMedia` is told; style sheets keep the preference of the machine. */
function preferMotion(value) {
  const own = globalThis.ownMatchMedia ??= globalThis.matchMedia.bind(globalThis);
  globalThis.matchMedia = (query) => {
    const list = own(query);
    if (/prefers-reduced-motion/.test(query)) Object.defineProperty(list, 'matches', { value: /no-preference/.test(query) === (value === 'no-preference') });
    return list;
  };
}

function asynchronous(act) {
  return `const done = arguments[arguments.length - 1]; const given = [...arguments].slice(0, -1);
    (async () => ${typeof act === 'string' ? act : `(${act})(...given)`})().then((value) => done({ value }), (error) => done({ error: String(error && error.stack ? error + '\\n' + error.stack : error) }));`;
}

async function firstLine(stream) {
  let text = '';
  for await (const part of stream) {
    text += part;
    if (text.includes('\n')) return text.trim();
  }
  throw new Error('Xvfb has ended without a screen');
}
