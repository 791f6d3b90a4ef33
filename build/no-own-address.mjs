import { readFileSync } from 'node:fs';
import { clips, fileOfClip } from './pages.mjs';

/** The replacements of the modules that use their own address. */
const instead = {
  // Bundlers name and preload their chunks themselves.
  'elements/preload.ts': () => 'export function preloadFor() {}',
  'elements/own-scripts.ts': () => 'export const ownScripts = undefined;',
  'src/scenarios/clip-files.ts': () => `const clips = {\n${clips.map((name) => `  ${name}: ${JSON.stringify(readFileSync(fileOfClip(name)).toString('base64'))},`).join('\n')}\n};
const addresses = new Map();

export const clipHost = 'blob:';

export function clipAddress(name) {
  const known = Object.hasOwn(clips, name) ? name : 'waves';
  if (!addresses.has(known)) {
    const bytes = Uint8Array.from(atob(clips[known]), (letter) => letter.charCodeAt(0));
    addresses.set(known, URL.createObjectURL(new Blob([bytes], { type: 'video/mp4' })));
  }
  return addresses.get(known);
}
`,
};

const leftAlone = ['@vite-ignore', 'webpackIgnore: true', 'turbopackIgnore: true'];

/**
 * Bundlers treat `import.meta.url` and `new URL(…, import.meta.url)` differently: some fail, one writes the path of the
 * building machine into the page. So no module of the build for bundlers uses its own address, and imports of addresses
 * that are only known at run time are marked so that bundlers ignore them. Any other use fails the build.
 */
export function noOwnAddress() {
  return {
    name: 'no-own-address',
    load(id) {
      const [, make] = Object.entries(instead).find(([file]) => id.split('\\').join('/').endsWith(`/${file}`)) ?? [];
      return make?.() ?? null;
    },
    renderChunk(code, { fileName }) {
      const fault = faultOf(code);
      if (fault) throw new Error(`${fileName}: ${fault}`);
      return null;
    },
  };
}

function faultOf(code) {
  if (/\bimport\.meta\b/.test(code)) return 'import.meta, which bundlers treat each in its own way (build/no-own-address.mjs)';
  for (const [whole, argument] of code.matchAll(/\bimport\(\s*((?:\/\*[^*]*\*\/\s*|\/\/.*\n\s*)*[^\s/])/g)) {
    if (!/["']$/.test(argument) && !leftAlone.every((mark) => argument.includes(mark))) return `${whole}… without ${leftAlone.join(', ')}`;
  }
  return undefined;
}
