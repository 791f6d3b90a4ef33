import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { noticesFile } from './notices.mjs';
import { openBundle } from './open-bundle.mjs';
import { createPackageProject } from './package-project.mjs';

// Installs the package into a new project, and uses it as a bundler, a type checker and a server would.
const root = process.cwd();
const { folder: project, installed, manifest, tarball, remove } = createPackageProject();
const faults = [];

try {
  cpSync(path.join(root, 'build', 'package-consumer'), project, { recursive: true });
  await lintPackage();
  await bundleOne();
  checkTypes();
  importInNode();
} finally {
  remove();
}
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

async function lintPackage() {
  for (const file of ['LICENSE', `dist/${noticesFile}`]) if (!existsSync(path.join(installed, file))) faults.push(`the package has no ${file}`);
  const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
  faults.push(...messages.map((message) => `publint: ${formatMessage(message, manifest, { color: false })}`));
  attempt('types for every entry', process.execPath, [fileURLToPath(new URL('dist/index.js', import.meta.resolve('@arethetypeswrong/cli/package.json'))), tarball, '--profile', 'esm-only', '--no-definitely-typed', '--no-color', '--no-emoji', '--format', 'ascii']);
}

/** A page with one element must contain its code and one React, and no other screen. */
async function bundleOne() {
  const { metafile } = await build({
    absWorkingDir: project, entryPoints: ['one-element.ts'], outdir: 'out', bundle: true, splitting: true, format: 'esm', platform: 'browser',
    metafile: true, logLevel: 'silent', define: { 'process.env.NODE_ENV': '"production"' },
  });
  const inputs = Object.keys(metafile.inputs);
  const expect = (holds, text) => holds || faults.push(`one element in a bundle: ${text}`);
  const screens = inputs.map((name) => /src\/features\/([\w-]+)\//.exec(name)?.[1]).filter((name) => name && name !== 'shared');
  expect([...new Set(screens)].join() === 'help', `screens ${[...new Set(screens)]} instead of help alone`);
  for (const name of ['react', 'react-dom']) {
    const copies = new Set(inputs.map((input) => new RegExp(`^(.*node_modules/${name})/`).exec(input)?.[1]).filter(Boolean));
    expect(copies.size === 1, `${copies.size} copies of ${name}`);
  }
  const page = metafile.outputs['out/one-element.js'];
  const atOnce = new Set();
  const visit = (output) => output.imports.filter(({ kind, path: to }) => kind === 'import-statement' && !atOnce.has(to)).forEach(({ path: to }) => {
    atOnce.add(to);
    visit(metafile.outputs[to]);
  });
  visit(page);
  const first = [page, ...[...atOnce].map((name) => metafile.outputs[name])].flatMap((output) => Object.keys(output.inputs));
  expect(first.some((name) => name.endsWith('elements/creator-help.js')), 'the definition of the element was shaken off');
  expect(!first.some((name) => /node_modules\/react/.test(name)), 'React comes before the first skeleton');
  const heading = await openBundle({ folder: path.join(project, 'out'), script: 'one-element.js', tag: 'creator-help' }).catch((error) => error.message);
  expect(heading === 'Help', `the page does not show it: ${heading}`);
}

function checkTypes() {
  const tsc = path.join(root, 'node_modules/@typescript/native/bin/tsc');
  for (const resolution of readdirSync(project).filter((name) => name.startsWith('tsconfig.'))) {
    attempt(resolution, process.execPath, [tsc, '-p', resolution]);
  }
}

/** A server that renders pages imports the elements too; without a DOM that must not throw. */
function importInNode() {
  const { exports } = manifest;
  const entries = Object.keys(exports).filter((entry) => !entry.includes('*') && /\.js$/.test(exports[entry])).map((entry) => entry.replace(/^\./, 'creator-elements'));
  attempt('import in Node', process.execPath, ['--input-type=module', '-e', `for (const entry of ${JSON.stringify(entries)}) await import(entry);`]);
}

function attempt(what, command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, encoding: 'utf8' });
  if (status !== 0) faults.push(`${what}:\n${stdout}${stderr}`);
}
