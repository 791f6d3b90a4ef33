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
  const launcher = chromeLauncher({
    launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', headless: true, pipe: true, args: chromeFlags, defaultViewport: viewport },
    createPage: async ({ browser }) => {
      const page = await (await browser.createBrowserContext()).newPage({ type: 'window' });
      await setClock(page);
      askedByPage.set(page, new Set());
      page.on('request', (request) => askedByPage.get(page).add(new URL(request.url()).pathname));
      return page;
    },
  });
  const stopSession = launcher.stopSession.bind(launcher);
  // A slot's page serves many files in turn, so each must find it as the first one did.
  launcher.stopSession = async (id) => {
    const page = launcher.getPage(id);
    const result = await stopSession(id);
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
