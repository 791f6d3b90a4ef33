import type { CreatorErrorDetail } from '../../elements/events';

/** Options of a page that embeds the built elements. */
interface PageOptions {
  body: string;
  /** Its Content-Security-Policy; the page's own inline script has run before. */
  policy?: string;
  /** Files that are missing, by their address. */
  imports?: Record<string, string>;
  /** A browser without constructable style sheets. */
  old?: boolean;
  /** What the browser lacks: CSS functions, `:state()`, or names such as `Intl.Segmenter`. */
  lacks?: string[];
  modules?: string[];
  /** Added to the address, e.g. `&creator-debug`. */
  address?: string;
}

export interface EmbeddingPage {
  readonly document: Document;
  readonly window: Window;
  /** Every `creator-error` so far. */
  failures(): (CreatorErrorDetail & { element: string })[];
  /** Every warning on the console so far. */
  warnings(): string[];
}

const frames = new Set<HTMLIFrameElement>();

afterEach(() => {
  for (const frame of frames) frame.remove();
  frames.clear();
});

/** Opens a page on a phone that embeds elements of `dist` (needs `npm run build`), until the end of the test. */
export async function openEmbeddingPage({ address = '', imports = {}, modules = ['/dist/creator-elements.js'], ...page }: PageOptions): Promise<EmbeddingPage> {
  const frame = document.createElement('iframe');
  frame.width = '390';
  frame.height = '844';
  frame.src = `/test/support/embedding-page.html?page=${encodeURIComponent(JSON.stringify({ ...page, imports, modules }))}${address}`;
  frames.add(frame);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const window = frame.contentWindow as Window & { failures: (CreatorErrorDetail & { element: string })[]; warnings: string[] };
  return { document: window.document, window, failures: () => window.failures, warnings: () => window.warnings };
}

/** The built file whose name begins with this, e.g. `chunks/home-screen`. */
export async function builtFile(name: string): Promise<string> {
  const manifest = (await (await fetch('/dist/manifest.json')).json()) as Record<string, unknown>;
  const found = Object.keys(manifest).find((file) => file.startsWith(`${name}-`) || file === name);
  if (!found) throw new Error(`dist has no ${name}: run npm run build first`);
  return `/dist/${found}`;
}
