import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { findBrowser } from './browser.mjs';

/** Opens a page with the element and a bundled script in a browser; resolves with what its shadow root says once it has a heading. */
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
  const browser = await puppeteer.launch({ executablePath: findBrowser(), headless: true, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const heading = await page.waitForSelector(`${tag} >>> h1`);
    return await heading.evaluate((element) => element.textContent);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
