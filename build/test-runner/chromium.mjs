import { chromeLauncher } from '@web/test-runner-chrome';
import { chromeFlags } from '../browser.mjs';
import { setClock } from './clock.mjs';

const viewport = { width: 800, height: 600 };

/**
 * Chromium, one window and profile per slot: a background tab never fires an animation frame, and slots must not share storage.
 * @param {Map<string, Set<string>>} asked gets what the page of each session has asked a server for, as paths
 */
export function chromium(asked) {
  const askedByPage = new WeakMap();
  const missingByPage = new WeakMap();
  const launcher = chromeLauncher({
    launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', headless: true, pipe: true, args: chromeFlags, defaultViewport: viewport },
    createPage: async ({ browser }) => {
      const page = await (await browser.createBrowserContext()).newPage({ type: 'window' });
      await setClock(page);
      askedByPage.set(page, new Set());
      page.on('request', (request) => askedByPage.get(page).add(new URL(request.url()).pathname));
      missingByPage.set(page, missingAnswers(page));
      return page;
    },
  });
  const stopping = new Set();
  const startSession = launcher.startSession.bind(launcher);
  // A `history.back()` of the last file may happen late, and leave the page before it has asked for its scripts.
  launcher.startSession = async (id, url) => {
    await startSession(id, url);
    if (stopping.has(id)) return;
    const page = launcher.getPage(id);
    if (await stateWithoutTests(page) && !stopping.has(id)) await page.goto(url);
  };
  const stopSession = launcher.stopSession.bind(launcher);
  // A slot's page serves many files in turn, so each must find it as the first one did.
  launcher.stopSession = async (id) => {
    stopping.add(id);
    const page = launcher.getPage(id);
    await answerOf(page.evaluate(stayInHistory).catch(() => undefined));
    const state = await stateWithoutTests(page);
    const errors = state ? [{ message: notStarted(page, state, missingByPage.get(page)) }] : [];
    const result = { ...await stopSession(id), errors };
    missingByPage.get(page).clear();
    asked.set(id, askedByPage.get(page));
    askedByPage.set(page, new Set());
    await page.setViewport(viewport);
    await page.emulateMediaFeatures([]);
    // Of a history of 50 entries the browser drops those that no person has made, which are the ones of the tests.
    // On a busy machine the page may still be leaving the last file, and has no history to speak of before it has left.
    await resetHistory(page).catch(async () => {
      await page.goto('about:blank');
      await resetHistory(page);
    });
    return result;
  };
  return launcher;
}

async function resetHistory(page) {
  const session = await page.createCDPSession();
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

/** Address -> why there is no answer to what the page has asked for. */
function missingAnswers(page) {
  const missing = new Map();
  page.on('request', (request) => missing.set(request.url(), 'no answer yet'));
  page.on('requestfinished', (request) => missing.delete(request.url()));
  page.on('requestfailed', (request) => missing.set(request.url(), request.failure()?.errorText));
  return missing;
}

/** The state of a page that has no test framework. A page that does not answer has one: it is busy with its tests. */
function stateWithoutTests(page) {
  return answerOf(page.evaluate(() => ('mocha' in window ? undefined : document.readyState)).catch(String));
}

/** Undefined where a page does not answer in time. */
const answerOf = (asked) => Promise.race([asked, new Promise((resolve) => { setTimeout(resolve, 5000).unref(); })]);

/** In a page whose tests are over: what closes late, a sheet for example, does not go back in the history of the next page. */
function stayInHistory() {
  Object.assign(history, { back: () => undefined, go: () => undefined });
}

/** Why the runner has waited in vain for the tests of a page. */
function notStarted(page, state, missing) {
  const list = [...missing].map(([address, reason]) => `${address} (${reason})`).join(', ');
  return `The page of the tests is ${state} at ${page.url()}. Without an answer: ${list || 'nothing'}`;
}
