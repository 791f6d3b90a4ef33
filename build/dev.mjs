// npm run dev: serves the sources without a bundle, and the sandbox. Saving a file reloads the page.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfMissing } from './install.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
installIfMissing();
const { startDevServer } = await import('@web/dev-server');
const { devPages } = await import('./dev/pages.mjs');
const { openSandbox } = await import('./dev/sandbox.mjs');
const { sourcePlugins, sourceServer } = await import('./serve-sources.mjs');

const { PORT: port = '4181' } = process.env;
const scenario = process.argv.find((argument, index) => process.argv[index - 1] === '--scenario');
const folder = path.resolve('.cache/dev');
if (process.argv.includes('--reset')) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const pages = devPages();
const sandbox = await openSandbox({ folder, scenario, otherwise: pages.answer });
const server = await startDevServer({
  readCliArgs: false,
  readFileConfig: false,
  logStartMessage: false,
  config: {
    ...sourceServer,
    rootDir: process.cwd(),
    hostname: '127.0.0.1', // the sources must not be reachable from outside
    port: Number(port),
    watch: true,
    preserveSymlinks: true,
    clearTerminalOnReload: false,
    middleware: [sandbox.middleware],
    plugins: [pages.plugin, ...sourcePlugins()],
  },
});
const origin = `http://127.0.0.1:${server.server.address().port}`;
pages.startAt(origin);
sandbox.onChange(() => server.webSockets.sendImport('data:text/javascript,window.location.reload()'));
process.stdout.write([
  '', 'The app runs from its sources; a file that you save reloads the page.',
  `  App           ${origin}/`,
  `  Widgets       ${origin}/widgets/`,
  `  Control page  ${origin}/sandbox`,
  `  Log in with   ${sandbox.phone} (the OTP appears on the control page)`,
  'The gallery and the pages of frameworks are of the built app: npm start. Ctrl-C stops this.', '',
].join('\n'));
