import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { closure } from './closure.mjs';

/** The packages in the worker, whose licences belong to the others of the build. */
export const workerPackages = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/**
 * What the standalone page never loads (recorded answers and the tools of developers), and the words of languages, of
 * which a creator needs one.
 */
const others = /^(chunks\/(demo|debug)|text\/(?!switch|translate)[\w-]+)-/;
const ownFiles = ['index.html', 'old-browser.js', 'standalone.css', 'app.webmanifest', 'icon.svg', 'icon-192.png'];

/** Writes the service worker of the standalone page with the list of the files that it keeps. */
export function serviceWorker() {
  return {
    name: 'service-worker',
    writeBundle: {
      order: 'post',
      sequential: true, // the manifest and the files of the page are in the folder
      handler: () => writeServiceWorker('dist'),
    },
  };
}

/**
 * @param {string} folder a built app
 */
export async function writeServiceWorker(folder) {
  await build({
    entryPoints: ['demo/standalone/service-worker.ts'],
    outfile: path.join(folder, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { appFiles: JSON.stringify(filesOf(folder)), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
}

/** The page and everything that it may load, with a revision unless the name contains a hash. */
function filesOf(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
  const scripts = ['standalone.js', 'creator-elements.js'].flatMap((name) => [...closure(manifest, name, { dynamicSteps: 9, skip: others })]);
  const there = new Set(readdirSync(folder));
  return [...new Set([...ownFiles.filter((name) => there.has(name)), ...scripts])].sort()
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => ({ url: `/${name}`, revision: /^(chunks|text)\//.test(name) ? null : hashOf(path.join(folder, name)) }));
}

function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
