import { existsSync } from 'node:fs';
import path from 'node:path';
import { launch } from 'puppeteer-core';
import { setClock } from '../test-runner/clock.mjs';

const names = ['firefox-esr', 'firefox'];
const viewport = { width: 800, height: 600 };

export function findFirefox() {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH;
  return (process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name))).find((file) => existsSync(file));
}

/** Firefox by WebDriver BiDi, which it speaks without a driver between. Each page has a profile and a window of its own. */
export async function openFirefox() {
  const browser = await launch({
    browser: 'firefox', executablePath: findFirefox(), headless: true, defaultViewport: viewport,
    args: ['--remote-allow-system-access'], // media can be emulated only from inside of the browser
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': 1,
      'dom.events.testing.asyncClipboard': true,
      'media.autoplay.default': 0,
      'dom.disable_open_during_load': false,
    },
  });
  return {
    async newPage() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage({ type: 'window' });
      await setClock(page);
      page.emulateMediaType = (type) => inBrowser(browser, `each((tab) => { tab.mediumOverride = ${JSON.stringify(type === 'print' ? 'print' : '')}; });`);
      page.emulateMediaFeatures = (features) => inBrowser(browser, features.map(emulated).join(' '));
      page.close = async () => {
        await inBrowser(browser, `${emulated({ name: 'prefers-reduced-motion' })}`);
        await context.close();
      };
      return page;
    },
    close: () => browser.close(),
  };
}

function emulated({ name, value }) {
  if (name === 'prefers-color-scheme') return `each((tab) => { tab.prefersColorSchemeOverride = ${JSON.stringify(value)}; });`;
  if (name === 'prefers-reduced-motion') return `Services.prefs.setIntPref('ui.prefersReducedMotion', ${value === 'reduce' ? 1 : 0});`;
  throw new Error(`Firefox: no emulation of ${name}`);
}

/** Runs a script in the browser's own window, whose objects know what the protocol does not. */
async function inBrowser(browser, script) {
  const { result: { contexts } } = await browser.connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const expression = `(async () => {
    const each = (act) => { for (const { gBrowser } of Services.wm.getEnumerator('navigator:browser')) for (const tab of gBrowser.browsers) act(tab.browsingContext.top); };
    ${script}
    await new Promise((resolve) => setTimeout(resolve, 100)); // until the page's process has heard of it
  })()`;
  const { result } = await browser.connection.send('script.evaluate', { expression, target: { context: contexts[0].context }, awaitPromise: true });
  if (result.type === 'exception') throw new Error(`Firefox: ${result.exceptionDetails.text}`);
}
