import { expect } from '@open-wc/testing';

type Manifest = Record<string, { imports: string[]; dynamicImports: string[] }>;

const textOf = async (path: string): Promise<string> => (await fetch(path)).text();

/** Everything that these scripts load, now or later. */
function loadedBy(entries: readonly string[], manifest: Manifest): Set<string> {
  const seen = new Set<string>();
  const add = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    [...imports, ...dynamicImports].forEach(add);
  };
  entries.forEach(add);
  return seen;
}

describe('the files that a page copies', () => {
  it('are all that the loader and the entries load, in every language', async () => {
    const [, list = ''] = /Copy these files from `dist\/`([^.]*: .*?), without the/.exec(await textOf('/docs/embedding.md')) ?? [];
    const copied = [...list.matchAll(/`([\w-]+(?:\.js|\/))`/g)].map(([, name = '']) => name);
    const loaded = loadedBy(copied.filter((name) => name.endsWith('.js')), JSON.parse(await textOf('/dist/manifest.json')) as Manifest);
    expect(loaded).to.include.keys('elements/creator-app.js');
    expect([...loaded].filter((name) => !copied.some((one) => name === one || (one.endsWith('/') && name.startsWith(one))))).to.deep.equal([]);
  });

  it('have a hash in their name wherever upgrading.md says that they may be cached for a year', async () => {
    const [, list = ''] = /^Files in (.*) have a hash/m.exec(await textOf('/docs/upgrading.md')) ?? [];
    const folders = [...list.matchAll(/`(\w+\/)`/g)].map(([, name = '']) => name);
    const names = Object.keys(JSON.parse(await textOf('/dist/manifest.json')) as Manifest);
    const hashed = names.filter((name) => /-[\w-]{7}\.js$/.test(name) && !name.startsWith('elements/'));
    expect(hashed.filter((name) => !folders.some((folder) => name.startsWith(folder)))).to.deep.equal([]);
    for (const folder of folders) expect(names.filter((name) => name.startsWith(folder) && !hashed.includes(name)), folder).to.deep.equal([]);
  });
});
