import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { chromeFlags, findBrowser } from './browser.mjs';

/**
 * Opens a page with the element and a bundled script in a browser; resolves with the text of its shadow root once it
 * has a heading.
 */
export async function openBundle({ folder, script, tag }) {
  const server = createServer((request, response) => {
    try {
      const name = request.url?.slice(1);
      const content = name ? readFileSync(path.join(folder, path.basename(name))) : `<!doctype html><script type="module" src="/${script}"></script><${tag}></${tag}>`;
      response.writeHead(200, { 'content-type': name ? 'text/javascript' : 'text/html' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await puppeteer.launch({ executablePath: findBrowser(), headless: true, args: chromeFlags });
  try {
    const [page] = await browser.pages(); // a further tab may be in the background, where nothing is painted
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('requestfailed', (request) => errors.push(`${request.url()} did not come`));
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const heading = await page.waitForFunction((name) => document.querySelector(name)?.shadowRoot?.querySelector('h1')?.textContent, { polling: 100 }, tag)
      .catch((error) => { throw new Error([error.message, ...errors].join('; ')); });
    return await heading.jsonValue();
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
