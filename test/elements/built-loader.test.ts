import { expect } from '@open-wc/testing';
import { closure } from '../../build/closure.mjs';
import { waitUntil } from '../support/wait-until';

type Manifest = Record<string, { imports: string[]; dynamicImports: string[] }>;

const nameOf = (address: string) => new URL(address).pathname.replace('/delivered/', '');
/** When the file was loaded; 0 if it was not. */
const arrived = (name: string) => Math.max(0, ...performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith(`/delivered/${name}`)).map((entry) => (entry as PerformanceResourceTiming).responseEnd));
const hints = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => nameOf(href));

/** A page with `<creator-help>`; resolves with what it told first: that the tag is defined, or what was refused. */
async function firstTold(head: string, nonce = ''): Promise<string> {
  const frame = document.createElement('iframe');
  const told = new Promise<string>((resolve) => {
    addEventListener('message', function hear({ source, data }: MessageEvent<unknown>) {
      if (source !== frame.contentWindow) return;
      removeEventListener('message', hear);
      resolve(String(data));
    });
  });
  const tell = `<script ${nonce}>
    const tell = (text) => parent.postMessage(text, '*');
    console.error = (text) => tell(text);
    addEventListener('securitypolicyviolation', (event) => tell(event.violatedDirective));
    customElements.whenDefined('creator-help').then(() => tell('defined'));
  </script>`;
  frame.srcdoc = `<!doctype html><head>${tell}${head}</head><creator-help></creator-help>`;
  document.body.append(frame);
  try {
    return await told;
  } finally {
    frame.remove();
  }
}

describe('the built loader', () => {
  it('asks for what sends the first call, then for what draws its answer, then for React, and for nothing else, before any of it names the next', async () => {
    const address = '/delivered/creator-elements.js';
    const element = 'elements/creator-earnings.js';
    const manifest = (await (await fetch('/delivered/manifest.json')).json()) as Manifest;
    const needs = (...files: string[]) => [...new Set(files.flatMap((file) => [...closure(manifest, file)]))].sort();
    const mount = Object.keys(manifest).filter((name) => name.startsWith('chunks/mount-'));
    const asksItself = manifest[element]?.dynamicImports ?? [];
    document.body.append(document.createElement('creator-earnings'));
    await import(address);
    const needsReact = (file: string) => [...closure(manifest, file)].some((name) => name.startsWith('chunks/react-'));
    const before = needs(element, ...asksItself, 'core.js').filter((name) => !needsReact(name));
    const asking = needs(element, 'core.js');
    expect(before, 'what draws').to.have.length.above(asking.length);
    expect(hints().sort(), 'at once: what asks the API').to.deep.equal(asking);
    await customElements.whenDefined('creator-earnings');
    await waitUntil(() => hints().some(needsReact), 'more is asked for');
    expect(hints().filter((name) => !needsReact(name)).sort(), 'before React: what draws').to.deep.equal(before);
    const late = performance.now();
    expect(asking.map((name) => arrived(name)).every((time) => time > 0 && time <= late), 'when what asks has arrived').to.equal(true);
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    expect(links.filter(({ href }) => needsReact(nameOf(href))).map(({ fetchPriority }) => fetchPriority)).to.include('low').and.not.include('auto');
    const asked = new Set([element, ...asksItself, ...hints()]);
    expect([...asked].sort()).to.deep.equal(needs(element, ...asksItself, 'core.js', ...mount));
  });

  it('asks for everything at once for an element that shows nothing before React', async () => {
    const frame = document.createElement('iframe');
    frame.srcdoc = '<!doctype html><script type="module" src="/delivered/creator-elements.js"></script><creator-help></creator-help>';
    document.body.append(frame);
    const react = () => frame.contentDocument?.querySelector<HTMLLinkElement>('link[href*="/chunks/react-"]');
    await waitUntil(() => react() !== null && react() !== undefined, 'React is asked for');
    const priority = react()?.fetchPriority;
    frame.remove();
    expect(priority).to.equal('auto');
  });

  it('may name chunks where scripts come in by a nonce alone', async () => {
    const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-abc'">`;
    const loader = '<script type="module" nonce="abc" src="/delivered/creator-elements.js"></script>';
    expect(await firstTold(policy + loader, 'nonce="abc"')).to.equal('defined');
  });

  it('asks once more for a file that did not come, under another address', async () => {
    expect(await firstTold('<script type="module" src="/delivered-shaky/creator-elements.js"></script>')).to.equal('defined');
  });

  it('loads what an import map has the hashes of, and does not evade them by another address', async () => {
    const hashes = (await (await fetch('/delivered/integrity.json')).json()) as Record<string, string>;
    const none = `sha384-${btoa(String.fromCharCode(...new Uint8Array(48)))}`;
    const page = (changed: Record<string, string>) => {
      const integrity = Object.fromEntries(Object.entries({ ...hashes, ...changed }).map(([name, hash]) => [`/delivered/${name}`, hash]));
      return `<script type="importmap">${JSON.stringify({ integrity })}</script><script type="module" src="/delivered/creator-elements.js"></script>`;
    };
    expect(await firstTold(page({}))).to.equal('defined');
    expect(await firstTold(page({ 'elements/creator-help.js': none }))).to.contain('<creator-help> did not load');
  });
});
