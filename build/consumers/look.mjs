import { mkdirSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { chromeFlags, findBrowser } from '../browser.mjs';

const timeout = 45_000;
/** From the theme in docs/theming.md, as browsers print them. */
const themed = { light: 'rgb(15, 118, 110)', dark: 'rgb(94, 234, 212)' };

/** Checks a consumer's page in a browser; resolves with a list of problems. */
export async function look({ name, markup = [] }, origin) {
  const faults = [];
  const html = await (await fetch(origin)).text();
  for (const part of markup) if (!html.includes(part)) faults.push(`the server's page has no ${part}`);
  const browser = await puppeteer.launch({ executablePath: findBrowser(), headless: true, args: chromeFlags, defaultViewport: { width: 390, height: 844 } });
  try {
    const [page] = await browser.pages(); // a further tab may be in the background, where nothing is painted
    page.setDefaultTimeout(timeout);
    const expected = /unknown-scenario/;
    page.on('console', (message) => /^(warn|error|assert)/.test(message.type()) && !expected.test(message.text()) && faults.push(`console: ${message.text()} (${message.location().url ?? ''})`));
    page.on('pageerror', (error) => faults.push(`exception: ${error?.stack ?? error}`));
    // A picture of an element that has gone meanwhile is given up by the browser.
    const givenUp = (request) => ['image', 'media'].includes(request.resourceType()) && request.failure()?.errorText === 'net::ERR_ABORTED';
    page.on('requestfailed', (request) => !givenUp(request) && faults.push(`did not come: ${request.url()} (${request.failure()?.errorText})`));
    page.on('response', (response) => response.status() >= 400 && faults.push(`answered ${response.status()}: ${response.url()}`));
    page.on('request', (request) => !/^(blob|data):/.test(request.url()) && new URL(request.url()).origin !== origin && faults.push(`leaves its server: ${request.url()}`));
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
    try {
      await page.goto(origin);
      await visit(page);
    } catch (error) {
      faults.push(error.message);
    }
    if (faults.length > 0) faults.push(`picture: ${await picture(page, name)}`);
  } finally {
    await browser.close();
  }
  return faults;
}

async function visit(page) {
  await sees(page, 'creator-earnings', 'How your earnings add up');

  // The theme survived the CSS tools, in both schemes, and follows the element's own scheme.
  const detail = await page.waitForSelector('::-p-aria([name="See what it is made of"])');
  const colour = () => detail.evaluate((button) => getComputedStyle(button).color);
  const shows = async (scheme, when) => {
    const seen = await colour();
    if (seen !== themed[scheme]) throw new Error(`the documented theme: ${seen} instead of ${themed[scheme]} ${when}`);
  };
  await shows('light', 'in the light scheme');
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  await shows('dark', 'in the dark scheme');
  await page.$eval('creator-earnings', (element) => element.setAttribute('color-scheme', 'light'));
  await shows('light', 'where the element is light in the dark scheme');
  await page.$eval('creator-earnings', (element) => element.removeAttribute('color-scheme'));
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);

  // A drawer: code that loads with the tap, and React's effects.
  await detail.click();
  const inDrawer = (text) => page.waitForFunction((wanted) => (document.querySelector('creator-earnings').shadowRoot.querySelector('dialog[open]')?.innerText ?? '').includes(wanted), {}, text);
  await inDrawer('To be paid').catch(() => {
    throw new Error('no drawer opens');
  });
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('creator-earnings').shadowRoot.querySelector('dialog[open]')).catch(() => {
    throw new Error('the drawer does not close');
  });

  // An event of the element reaches the page, and a property of the page reaches the element.
  await (await page.waitForSelector('::-p-aria([name="Orders"][role="tab"])')).click();
  await page.waitForFunction(() => document.querySelector('output').textContent === 'orders').catch(() => {
    throw new Error('the page has not heard creator-change');
  });
  // The page's button may be there before the page's script has taken it over, as in any page that a server renders.
  await page.waitForFunction(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show past payments');
    button?.click();
    return document.querySelector('creator-earnings').shadowRoot?.querySelector('h1')?.textContent === 'Past payments';
  }, { polling: 500 }).catch(() => {
    throw new Error('the element has not taken the property');
  });

  // The loader, and a file that is not a script: the clip of a reel.
  await page.evaluate(() => {
    const viewer = document.createElement('creator-reel-viewer');
    viewer.setAttribute('scenario', 'busy-creator');
    viewer.setAttribute('category-id', 'fashion');
    document.querySelector('creator-earnings').replaceWith(viewer);
  });
  await page.waitForFunction(() => [...document.querySelector('creator-reel-viewer').shadowRoot?.querySelectorAll('video') ?? []].some((video) => video.readyState >= 2)).catch(() => {
    throw new Error('no reel plays');
  });

  // Code that loads only after a failure.
  const code = await page.evaluate(() => new Promise((resolve) => {
    const element = document.createElement('creator-earnings');
    element.setAttribute('scenario', 'nobody');
    element.addEventListener('creator-error', (event) => resolve(event.detail.code));
    document.querySelector('creator-reel-viewer').replaceWith(element);
    setTimeout(() => resolve('nothing'), 60_000);
  }));
  if (code !== 'unknown-scenario') throw new Error(`creator-error said ${code}`);
}

/** Waits for a visible text inside the element. */
async function sees(page, tag, text) {
  await page.waitForFunction((name, wanted) => document.querySelector(name)?.shadowRoot?.querySelector('.shell')?.innerText?.includes(wanted), {}, tag, text).catch(() => {
    throw new Error(`<${tag}> does not show '${text}'`);
  });
}

async function picture(page, name) {
  const folder = '.cache/screenshots';
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/consumer-${name.toLowerCase().replace(/\W+/g, '-')}.png`;
  await page.screenshot({ path }).catch(() => undefined);
  return path;
}
