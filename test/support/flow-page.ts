import type { BrowserContext, Page } from '@playwright/test';

interface Notes { violations: Set<string>; errors: string[] }

const notes = new Map<Page, Notes>();

/** Notes what goes wrong on every page of a context: refusals of the security policy, and errors that nobody caught. */
export async function watchPages(context: BrowserContext): Promise<void> {
  context.on('page', (page) => {
    notes.set(page, { violations: new Set(), errors: [] });
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined)); // the browser's own question before a page is left
    tryAbortedGotoAgain(page);
  });
  context.on('weberror', (error) => {
    const page = error.page();
    const thrown: unknown = error.error();
    if (page) notes.get(page)?.errors.push(thrown instanceof Error ? thrown.message : String(thrown));
  });
  context.on('console', (message) => {
    const page = message.page();
    if (page && message.type() === 'error' && /Content.Security.Policy|TrustedHTML|TrustedScript/i.test(message.text())) notes.get(page)?.violations.add(message.text());
  });
  await context.exposeBinding('noteViolation', ({ page }, text: string) => { notes.get(page)?.violations.add(text); });
  await context.addInitScript(watchPage);
}

/** Everything the security policy has refused on this page so far. */
export const violationsOf = (page: Page): string[] => [...notes.get(page)?.violations ?? []];

/** Errors on this page that nobody caught. Those that a test does not ask for fail it at its end. */
export const takeErrors = (page: Page): string[] => notes.get(page)?.errors.splice(0) ?? [];

/** Errors that nobody caught, on any page so far; pages that are closed are forgotten. */
export function takeAllErrors(): string[] {
  return [...notes.keys()].flatMap((page) => {
    const errors = takeErrors(page);
    if (page.isClosed()) notes.delete(page);
    return errors;
  });
}

/** All visible text of the page, through shadow roots, with one space between words. */
export const readPage = (page: Page): Promise<string> => page.evaluate(visibleText);

/** The status of the app, and that of the screen in it. */
export const statusOfApp = (page: Page): Promise<(string | undefined)[]> => page.evaluate(() => {
  const app = document.querySelector('creator-app');
  const screen = app?.shadowRoot?.querySelector('main')?.firstElementChild as { status?: string } | null | undefined;
  return [app?.status, screen?.status];
});

/** What the page last copied. */
export const copiedOn = (page: Page): Promise<string> => page.evaluate(() => (globalThis as unknown as { lastCopied: () => string }).lastCopied());

/** A network that brings nothing that a page asks for under an address with this part, until `page.unrouteAll()`. */
export async function block(page: Page, part: string): Promise<void> {
  await page.route((url) => url.href.includes(part), (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
}

/** A network that brings the chunk whose name begins with this, before its hash, at the second try only, which has a query. */
export async function blockFirst(page: Page, name: string): Promise<void> {
  const file = new RegExp(`/${name}[\\w-]{7}\\.js$`);
  await page.route((url) => file.test(url.pathname) && url.search === '', (route) => route.abort());
}

/** The markup of a host page with these module scripts. */
export const pageWith = (scripts: readonly string[], body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host page</title>${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')}</head><body>${body}</body></html>`;

/** Logs the creator in without the screens, on whatever page of the sandbox is open. */
export async function logIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const response = await fetch('/sandbox/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    if (!response.ok) throw new Error(`the sandbox did not log in: ${response.status}`);
    // What logging in on the screens leaves in the browser besides the cookie.
    localStorage.setItem('creator:user-id', (await response.json() as { user_id: string }).user_id);
  });
}

// A dialog that has just been closed takes its entry out of the history, which aborts what is begun in the same moment.
function tryAbortedGotoAgain(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = (...args) => goto(...args).catch((error: unknown) => (/ERR_ABORTED/.test(String(error)) ? goto(...args) : Promise.reject(error as Error)));
}

/** Runs before every document. */
function watchPage(): void {
  const page = globalThis as unknown as { noteViolation: (text: string) => void; lastCopied: () => string };
  document.addEventListener('securitypolicyviolation', (event) => {
    page.noteViolation(`${event.effectiveDirective} refused ${event.blockedURI || 'inline'} ${event.sample} (${event.sourceFile}:${event.lineNumber})`);
  });
  let copied = '';
  page.lastCopied = () => copied;
  document.addEventListener('copy', () => { copied = String(document.getSelection()); });
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return; // on plain http
  // The real write still happens and must succeed; the text is kept because headless Chromium refuses to read it back.
  const writeText = clipboard.writeText.bind(clipboard);
  clipboard.writeText = async (text) => {
    await writeText(text);
    copied = text;
  };
}

/** Runs in the page. */
export function visibleText(): string {
  const words: string[] = [];
  const walk = (node: Node): void => {
    if (node instanceof Text) return void words.push(node.data);
    if (!(node instanceof Element) || ['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TITLE', 'OPTION'].includes(node.tagName)) return;
    const style = getComputedStyle(node);
    if (style.display === 'none' || style.visibility === 'hidden') return;
    const apart = !style.display.startsWith('inline');
    if (apart) words.push(' ');
    if (node.tagName === 'BR') words.push(' ');
    const assigned = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
    (assigned.length > 0 ? assigned : [...(node.shadowRoot ?? node).childNodes]).forEach(walk);
    if (apart) words.push(' ');
  };
  walk(document.body);
  return words.join('').replace(/\s+/g, ' ').trim();
}
