import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** dist/manifest.json, which the build writes. */
type Manifest = Readonly<Record<string, { readonly imports: readonly string[]; readonly dynamicImports: readonly string[] }>>;

const react = /^chunks\/react-/;

function withImports(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const each of manifest[name]?.imports ?? []) withImports(manifest, each, found);
  return found;
}

/**
 * The lines for the head of a page of the app that shows one screen: the files that it needs before React, so that the
 * browser asks for them at once and not one after the other. The loader asks for React when these have arrived.
 */
export async function headLines(folder: string, tag: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const needsReact = (name: string) => [...withImports(manifest, name)].some((each) => react.test(each));
  const elements = ['elements/creator-app.js', `elements/${tag}.js`];
  const begun = ['standalone.js', 'creator-elements.js', ...elements, ...elements.flatMap((name) => manifest[name]?.dynamicImports ?? [])];
  const files = new Set(begun.filter((name) => !needsReact(name)).flatMap((name) => [...withImports(manifest, name)]));
  return [...files].map((name) => `<link rel="modulepreload" href="/${name}">`).join('');
}
