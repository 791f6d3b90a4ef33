import { spawn } from 'node:child_process';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { programOf } from './project.mjs';
import { environment } from './run.mjs';

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.mp4': 'video/mp4' };

/** Serves what a consumer has built, or starts its own server; `close()` ends it. */
export async function serve(consumer, place) {
  return consumer.start ? startServer(consumer, place) : serveFolders(consumer.serve ?? {}, place);
}

async function serveFolders(folders, place) {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost').pathname;
    const pathname = address.endsWith('/') ? `${address}index.html` : address;
    const [beginning, folder] = Object.entries(folders).find(([each]) => pathname.startsWith(each)) ?? [];
    const file = folder && path.join(place, folder, path.normalize(`/${pathname.slice(beginning.length)}`));
    if (!file || !statSync(file, { throwIfNoEntry: false })?.isFile()) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function startServer({ start, env }, place) {
  const port = await freePort();
  const [program, ...args] = start;
  const child = spawn(process.execPath, [programOf(program, place), ...args], { cwd: place, env: environment({ ...env, PORT: String(port) }), stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  child.stdout.on('data', (text) => { output += text; });
  child.stderr.on('data', (text) => { output += text; });
  const origin = `http://127.0.0.1:${port}`;
  const close = () => {
    try {
      process.kill(-child.pid, 'SIGKILL'); // with its child processes
    } catch {
      // it has ended by itself
    }
  };
  for (const until = Date.now() + 60_000; ; await wait(100)) {
    if (await fetch(origin).then(({ ok }) => ok, () => false)) return { origin, close };
    if (child.exitCode === null && Date.now() < until) continue;
    close();
    throw new Error(`its server does not answer:\n${output}`);
  }
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
