import { expect } from '@open-wc/testing';

/** Runs in a page of its own; says whether the script ran there. */
async function runs(head: string): Promise<boolean> {
  const frame = document.createElement('iframe');
  const told = new Promise<boolean>((resolve) => {
    addEventListener('message', function hear({ source, data }: MessageEvent<unknown>) {
      if (source !== frame.contentWindow) return;
      removeEventListener('message', hear);
      resolve(data === 'ran');
    });
  });
  frame.srcdoc = `<!doctype html>${head}`;
  document.body.append(frame);
  try {
    return await told;
  } finally {
    frame.remove();
  }
}

const tell = `onload="parent.postMessage('ran', '*')" onerror="parent.postMessage('refused', '*')"`;
const wrong = `sha384-${btoa(String.fromCharCode(...new Uint8Array(48)))}`;

describe('dist/integrity.json', () => {
  let hashes: Record<string, string> = {};
  before(async () => {
    hashes = (await (await fetch('/delivered/integrity.json')).json()) as Record<string, string>;
  });

  it('has the hash of every script and style sheet of the build', async () => {
    const manifest = (await (await fetch('/delivered/manifest.json')).json()) as Record<string, unknown>;
    expect(Object.keys(hashes)).to.include.members([...Object.keys(manifest), 'standalone.css']);
    for (const [name, hash] of Object.entries(hashes)) {
      const file = await (await fetch(`/delivered/${name}`)).arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', file));
      expect(`sha384-${btoa(String.fromCharCode(...digest))}`, name).to.equal(hash);
    }
  });

  it('lets a script with its hash run, and none that is another', async () => {
    const script = (hash: string | undefined) => `<script type="module" src="/delivered/host.js" integrity="${hash}" ${tell}></script>`;
    expect(await runs(script(hashes['host.js']))).to.equal(true);
    expect(await runs(script(wrong))).to.equal(false);
  });

  it('covers what a script imports, in an import map', async () => {
    const page = (changed: Record<string, string>) => {
      const integrity = Object.fromEntries(Object.entries({ ...hashes, ...changed }).map(([name, hash]) => [`/delivered/${name}`, hash]));
      return `<script type="importmap">${JSON.stringify({ integrity })}</script><script type="module" src="/delivered/runtime.js" ${tell}></script>`;
    };
    expect(await runs(page({}))).to.equal(true);
    expect(await runs(page({ 'core.js': wrong }))).to.equal(false);
  });
});
