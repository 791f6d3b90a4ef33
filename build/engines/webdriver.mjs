import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/**
 * A client for the eleven commands of WebDriver (https://www.w3.org/TR/webdriver2/) that the tests need. Each has a time
 * limit, because a web process that hangs would otherwise hold the run for ever.
 * @param {string} server the address of the driver
 * @param {object} capabilities `alwaysMatch` of the new session
 */
export async function newSession(server, capabilities) {
  const { sessionId } = await command(server, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const at = `${server}/session/${sessionId}`;
  return {
    get: (path) => command(at, 'GET', path),
    post: (path, body = {}, limit = undefined) => command(at, 'POST', path, body, limit),
    end: () => command(at, 'DELETE', '', undefined, 10_000),
  };
}

async function command(at, method, path, body, limit = 60_000) {
  const init = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(at + path, { method, ...init, signal: AbortSignal.timeout(limit) })
    .catch((error) => { throw new Error(`${method} ${path || '/'}: the driver gave no answer (${error.message})`); });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${path || '/'}: ${value?.error}: ${value?.message}`);
  return value;
}

/** Waits until the driver at this address takes commands. */
export async function untilReady(server, limit = 20_000) {
  const end = Date.now() + limit;
  for (;;) {
    const status = await command(server, 'GET', '/status', undefined, 5000).catch((error) => ({ message: error.message }));
    if (status.ready) return;
    if (Date.now() > end) throw new Error(`No driver at ${server}: ${status.message}`);
    await new Promise((resolve) => { setTimeout(resolve, 100); });
  }
}

/** A port of the loopback interface that nobody uses. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve, reject) => { server.once('error', reject).listen(0, '127.0.0.1', resolve); });
  const { port } = server.address();
  await new Promise((resolve) => { server.close(resolve); });
  return port;
}

/** A program with a process group of its own, so that `end` reaches what it has started. It ends with this process, too. */
export function startProgram(name, args, { env = {}, stdio = 'ignore' } = {}) {
  const child = spawn(name, args, { stdio, detached: true, env: { ...process.env, ...env } });
  const end = () => {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  };
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const failed = new Promise((_, reject) => { child.once('error', reject); });
  failed.catch(() => undefined);
  return { child, failed, end };
}
