import { existsSync, readdirSync } from 'node:fs';

/** The entries of the build: the loader, one per element, and the existing pages. A new element needs no line here. */
export function entries() {
  const input = {};
  for (const file of readdirSync('elements').sort()) {
    const tag = /^(creator-[a-z-]+)\.ts$/.exec(file)?.[1];
    if (tag) input[tag === 'creator-elements' ? tag : `elements/${tag}`] = `elements/${file}`;
  }
  input.host = 'src/bridge/detect-host.ts'; // detectHost, for pages in webviews
  input.runtime = 'src/configure-creator.ts'; // configureCreator, for the page
  // Every element needs these two, and pages name them in their head (docs/embedding.md).
  input['elements/shell'] = 'elements/define.ts';
  input.core = 'src/runtime.ts';
  input.testing = 'src/testing/testing.ts'; // createFakeRuntime and assertEmbed, for the tests of host pages
  if (existsSync('demo/standalone/standalone.ts')) input.standalone = 'demo/standalone/standalone.ts';
  return input;
}
