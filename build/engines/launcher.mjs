/**
 * An engine as a launcher of web-test-runner, one page after the other. Pages have the names of puppeteer's, so that the
 * runner's own commands (setViewport, emulateMedia, sendKeys, sendMouse) work on them.
 * @param {{ title: string, open: () => Promise<{ newPage: () => Promise<object>, close: () => Promise<void> }> }} engine
 */
export function launcherOf({ title, open }) {
  const pages = new Map();
  let browser;
  const getPage = (id) => {
    const page = pages.get(id);
    if (!page) throw new Error(`${title}: no page for session ${id}`);
    return page;
  };
  return {
    name: title,
    type: 'puppeteer',
    concurrency: 1,
    getPage,
    isActive: (id) => pages.has(id),
    getBrowserUrl: (id) => getPage(id).url(),
    async startSession(id, url) {
      browser ??= await open();
      const page = await browser.newPage();
      pages.set(id, page);
      await page.setViewport({ width: 800, height: 600 });
      await page.goto(url);
    },
    /** The next file gets a new page, so one that is stuck is only closed. */
    async stopSession(id) {
      const page = getPage(id);
      pages.delete(id);
      await page.close().catch((error) => console.error(`${title}: a page did not close: ${error.message}`));
      return {};
    },
    startDebugSession() {
      throw new Error(`${title} has no debug mode here`);
    },
    async stop() {
      await browser?.close();
    },
  };
}
