import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { scenarios } from './apply-scenario';
import { demoPhone } from './brand';
import { createMarketplace, type Marketplace } from './marketplace';
import { projectRoot } from './project-root';

/** Prints the problem in one line and exits; a stack trace would not help somebody who only wants to start. */
function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function portOf(typed: string): number {
  const port = Number(typed);
  if (!/^\d+$/.test(typed) || port > 65_535) fail(`PORT must be a number from 0 to 65535, not '${typed}'.`);
  return port;
}

function scenarioNamed(name: string): string {
  if (!(name in scenarios)) fail(`There is no scenario named '${name}'. Choose one of: ${Object.keys(scenarios).join(', ')}.`);
  return name;
}

function settings(args: readonly string[]): { port: number; host: string; reset: boolean; scenario: string | undefined } {
  const port = portOf(process.env.PORT ?? '4180');
  let reset = false;
  let scenario: string | undefined;
  for (let index = 0; index < args.length; index += 1) {
    const [flag = '', inline] = (args[index] ?? '').split('=');
    if (flag === '--reset') reset = true;
    else if (flag === '--scenario') {
      if (inline === undefined) index += 1;
      scenario = scenarioNamed(inline ?? args[index] ?? '');
    } else fail(`Unknown option '${flag}'. The options are --reset and --scenario NAME.`);
  }
  return { port, host: process.env.HOST ?? '127.0.0.1', reset, scenario };
}

const { port, host, reset, scenario } = settings(process.argv.slice(2));
const folder = join(projectRoot, '.cache', 'marketplace');

const { DATABASE_URL: databaseUrl } = process.env;

function forget(database: string): void {
  if (existsSync(folder) && !statSync(folder).isDirectory()) rmSync(folder);
  for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true, recursive: true });
}

async function open(): Promise<Marketplace> {
  try {
    const file = join(folder, 'marketplace.db');
    if (databaseUrl === undefined) {
      if (reset) forget(file);
      mkdirSync(folder, { recursive: true });
    }
    return await createMarketplace({
      databaseUrl: databaseUrl ?? `file:${file}`,
      scenario: scenario ?? (reset ? 'new-creator' : undefined),
      assets: join(projectRoot, 'dist'),
      hosts: join(projectRoot, '.cache', 'hosts'),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] ?? '' : String(error);
    return fail(databaseUrl === undefined
      ? `The sandbox cannot open its database in ${folder} (${reason}). Start it once with 'npm start -- --reset' to make a new one.`
      : `The sandbox cannot open the database of DATABASE_URL (${reason}).`);
  }
}

const marketplace = await open();

const server = serve({
  hostname: host,
  port,
  fetch: marketplace.fetch,
}, ({ address, port: chosen, family }: AddressInfo) => {
  const shown = address === '::' || address === '0.0.0.0' ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  const origin = `http://${shown}:${chosen}`;
  process.stdout.write([
    '',
    'The sandbox marketplace is running. Nothing in it is real.',
    `  App           ${origin}/`,
    `  Gallery       ${origin}/gallery/ (every element, live)`,
    `  Host pages    ${origin}/hosts/ (plain HTML, React, Vue, Svelte, Angular)`,
    `  Control page  ${origin}/sandbox`,
    `  Log in with   ${demoPhone} (the OTP appears on the control page)`,
    existsSync(join(projectRoot, 'dist', 'index.html')) ? '' : '  The app is not built yet: run npm run build',
    'Ctrl-C stops it.', '',
  ].filter((line, index) => line !== '' || index === 0 || index === 9).join('\n'));
});

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`Port ${port} is in use. Set PORT to another one, or to 0 for any free port.`);
  fail(`The sandbox cannot listen on ${host}:${port}: ${error.message}`);
});

let stopping = false;
const stop = () => {
  if (stopping) process.exit(0); // asked twice: do not wait for open connections
  stopping = true;
  server.close(() => { void marketplace.close().then(() => process.exit(0)); });
  if ('closeAllConnections' in server) server.closeAllConnections();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
