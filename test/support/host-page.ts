import type { World } from './world';

/** A page in a frame, as an embedder would write it. */
export interface HostPage {
  readonly document: Document;
  readonly window: Window & typeof globalThis;
  /** Uncaught errors, and what it wrote to console.error. */
  readonly errors: readonly string[];
  /** Runs it as a module of the page, with the tests that it declares, and waits for its end. */
  run(code: string): Promise<void>;
}

const frames: HTMLIFrameElement[] = [];

function closeAll() {
  for (const frame of frames.splice(0)) frame.remove();
}
afterEach(closeAll);

/** The built bundle is where the documents say it is. */
const served = (code: string): string => code.replaceAll('/creator-elements/', '/dist/');

/** Opens a page with that markup and replaces the previous one; calls to `/api` and `/session` reach the world. */
export async function openHostPage(markup: string, world: World): Promise<HostPage> {
  closeAll(); // one above the other would count as out of sight
  const errors: string[] = [];
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { position: 'fixed', inset: '0 auto auto 0', width: '390px', height: '600px', border: '0' });
  frames.push(frame);
  frame.src = new URL('./host-page.html', import.meta.url).pathname;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const window = frame.contentWindow as Window & typeof globalThis;
  const page = frame.contentDocument as Document;
  const { fetch } = window;
  window.fetch = (input, init) => fetch.call(window, typeof input === 'string' ? input.replace(/^\/api(?=\/)/, world.apiBase).replace(/^\/session\//, `${world.apiBase.replace(/\/api$/, '')}/session/`) : input, init);
  window.addEventListener('error', (event) => errors.push(event.message));
  window.addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
  (window as unknown as { console: Console }).console.error = (...words: unknown[]) => void errors.push(words.map(String).join(' '));
  // Elements wait for the parsed document, and modules run after it, as in any page.
  page.body.append(page.createRange().createContextualFragment(served(markup)));
  const run = (code: string) => new Promise<void>((resolve, reject) => {
    const done = `snippet${String(Math.random()).slice(2)}`;
    const script = page.createElement('script');
    script.type = 'module';
    const tests: (() => Promise<void>)[] = [];
    const names = window as unknown as Record<string, unknown>;
    names['it'] = (_: string, test: () => Promise<void>) => tests.push(test);
    names[done] = async () => {
      for (const test of tests) await test();
    };
    names[`${done}Told`] = resolve;
    names[`${done}Failed`] = reject;
    script.textContent = `${served(code)}\n;window.${done}().then(window.${done}Told, window.${done}Failed);`;
    window.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
    page.body.append(script);
  });
  return { document: page, window, errors, run };
}
