import path from 'node:path';
import { pathToFileURL } from 'node:url';
import puppeteer from 'puppeteer-core';
import { chromeFlags, findOrInstallBrowser } from '../browser.mjs';
import { serveMarketplace } from '../test-runner/marketplace.mjs';
import { peersFolder } from './peers.mjs';
import { median } from './statistics.mjs';

/** Pages of the app, as the sandbox serves them. */
const pages = [
  { name: 'login', path: '/login' },
  { name: 'Home', path: '/influencer-home', loggedIn: true },
  { name: 'public collection', path: '/collection/col-monsoon' },
  { name: 'performance', path: '/performance', loggedIn: true },
  { name: 'earnings', path: '/earnings', loggedIn: true },
  { name: 'help', path: '/help', loggedIn: true },
  { name: 'Home, second visit', path: '/influencer-home', loggedIn: true, again: true },
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse's scores of pages of the app, on its own slow phone (slow 4G and CPU divided by four, simulated), each the
 * median of some runs; with what is not perfect. Each run has a browser profile of its own, so it is a first visit: no
 * cache and no service worker of an earlier run answers.
 */
export async function measureLighthouse({ runs }) {
  const { default: lighthouse } = await import(pathToFileURL(path.join(peersFolder, 'node_modules/lighthouse/core/index.js')).href);
  const sandbox = await serveMarketplace({ scenario: 'busy-creator' });
  const browser = await puppeteer.launch({ executablePath: findOrInstallBrowser(), args: chromeFlags });
  const inspect = async (page, address) => {
    // Its reset of the storage would end the login; the profile is new in any case.
    const { lhr } = await lighthouse(`${sandbox.origin}${address}`, { onlyCategories: categories, logLevel: 'error', disableStorageReset: true }, undefined, page);
    return lhr;
  };
  const visit = async ({ path: address, loggedIn, again }) => {
    const context = await browser.createBrowserContext();
    try {
      const page = await context.newPage();
      if (loggedIn) {
        await page.goto(`${sandbox.origin}/icon.svg`);
        await page.evaluate(logIn);
      }
      if (again) await installApp(page, `${sandbox.origin}${address}`);
      return await inspect(page, address);
    } finally {
      await context.close();
    }
  };
  try {
    const found = [];
    for (const page of pages) {
      const results = [];
      for (let run = 0; run < runs; run++) results.push(await visit(page));
      found.push({ name: page.name, scores: categories.map((key) => Math.round(median(results.map(({ categories: all }) => all[key].score)) * 100)), faults: faultsOf(results[0]), firsts: firstsOf(results) });
    }
    return found;
  } finally {
    await browser.close();
    await sandbox.close();
  }
}

/** Opens the app and waits until its service worker has everything: the next visit is a second one. */
async function installApp(page, address) {
  await page.goto(address);
  await page.evaluate(async () => { await navigator.serviceWorker.ready; });
  await page.goto('about:blank');
}

/** In the page: what logging in leaves in the browser. */
async function logIn() {
  const answer = await fetch('/sandbox/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  localStorage.setItem('creator:user-id', (await answer.json()).user_id);
}

function faultsOf({ audits, categories: all }) {
  const weighed = Object.values(all).flatMap(({ auditRefs }) => auditRefs).filter(({ weight }) => weight > 0).map(({ id }) => id);
  return [...new Set(weighed)].map((id) => audits[id]).filter(({ score }) => score !== null && score < 0.9).map(({ id, displayValue }) => `${id}${displayValue ? ` ${displayValue}` : ''}`);
}

function firstsOf(results) {
  const of = (id) => Math.round(median(results.map(({ audits }) => audits[id].numericValue)));
  return { firstPaint: of('first-contentful-paint'), largest: of('largest-contentful-paint'), blocking: of('total-blocking-time'), shift: median(results.map(({ audits }) => audits['cumulative-layout-shift'].numericValue)) };
}
