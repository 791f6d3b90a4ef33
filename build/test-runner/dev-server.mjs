import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PersonDriver } from './person-driver.mjs';

const copied = ['build', 'demo', 'elements', 'package.json', 'package-lock.json', 'src', 'tsconfig.json'];

/** Commands by which a test runs `npm run dev` over a copy of the sources, changes a file there, and looks at the page. */
export function devServer() {
  let open;

  const commands = {
    async start(_, browser) {
      const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'creator-dev-')));
      open = { folder };
      for (const name of copied) cpSync(name, path.join(folder, name), { recursive: true });
      symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
      const child = spawn(process.execPath, ['build/dev.mjs'], { cwd: folder, env: { ...process.env, PORT: '0', NODE_ENV: '' } });
      open.child = child;
      const told = await new Promise((resolve, reject) => {
        let output = '';
        const hear = (text) => {
          output += text;
          if (output.includes('Ctrl-C')) resolve(output);
        };
        child.stdout.on('data', hear);
        child.stderr.on('data', hear);
        child.on('exit', () => reject(new Error(`npm run dev ended: ${output}`)));
      });
      open.context = await browser.createBrowserContext();
      open.person = await PersonDriver.open(await open.context.newPage(), /App +(http:\S+)\//.exec(told)[1], { viewport: { width: 390, height: 844 } });
      return told;
    },
    async act({ method, args }) {
      return (await open.person[method](...args)) ?? null;
    },
    /** Changes the one file of this name, wherever it is. */
    async replace({ file, from, to }) {
      const [found] = ['src', 'demo'].flatMap((folder) => readdirSync(path.join(open.folder, folder), { recursive: true }).map((name) => path.join(folder, name)))
        .filter((name) => path.basename(name) === file);
      const place = path.join(open.folder, String(found));
      const text = readFileSync(place, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(place, text.replace(from, to));
      return null;
    },
    async stop() {
      const { folder, child, context } = open ?? {};
      open = undefined;
      await context?.close();
      if (child && child.exitCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill();
        await ended;
      }
      if (folder) rmSync(folder, { recursive: true, force: true });
      return null;
    },
  };

  return {
    name: 'dev-server',
    async executeCommand({ command, payload, session }) {
      if (!command.startsWith('dev-')) return undefined;
      try {
        return { value: await commands[command.slice('dev-'.length)](payload, session.browser.getPage(session.id).browser()) };
      } catch (error) {
        return { error: error instanceof Error ? error.message : String(error) };
      }
    },
    serverStop: commands.stop,
  };
}
