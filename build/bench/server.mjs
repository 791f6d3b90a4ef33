import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

const types = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.json': 'application/json', '.svg': 'image/svg+xml', '.html': 'text/html; charset=utf-8' };
const compressed = /javascript|css|json|svg|html/;

/**
 * The server of everything that is measured: pages, scripts and the API under one origin, compressed with gzip. With a
 * certificate it speaks HTTP/2, as the hosts of shops do; otherwise HTTP/1.1.
 * @param answers the API, see answers.mjs
 * @param folders the files below an address: `{ '/': 'dist' }`
 */
export async function serveBench({ answers, folders, certificate }) {
  const pages = new Map();
  const files = new Map();
  const apiDelay = { ms: 0 };

  function page(pathname) {
    const body = pages.get(pathname);
    return body === undefined ? undefined : { status: 200, ...body };
  }

  function file(pathname) {
    const start = Object.keys(folders).filter((each) => pathname.startsWith(each)).sort((one, other) => other.length - one.length)[0];
    const place = start && path.join(folders[start], path.normalize(`/${pathname.slice(start.length)}`));
    if (!place || path.extname(place) === '' || !existsSync(place)) return undefined;
    return { status: 200, type: types[path.extname(place)] ?? 'application/octet-stream', body: readFileSync(place) };
  }

  /** Compressed once: what is measured is not how fast this server compresses. */
  function prepared(pathname) {
    if (!files.has(pathname)) {
      const found = page(pathname) ?? file(pathname);
      files.set(pathname, found && zipped(found));
    }
    return files.get(pathname);
  }

  async function find(request) {
    const { pathname } = new URL(request.url, 'http://bench');
    const found = request.method === 'GET' && prepared(pathname);
    if (found) return found;
    const body = await read(request);
    if (request.method === 'OPTIONS') return { status: 204, body: '' };
    const answer = await answers.answer({ method: request.method, url: request.url, body, headers: { 'content-type': request.headers['content-type'] ?? 'application/json' } });
    if (/^\/(api|peers)\//.test(pathname)) await wait(apiDelay.ms);
    return zipped(answer);
  }

  async function handle(request, response) {
    const { status, type, body, encoding } = await find(request).catch((error) => ({ status: 500, type: 'text/plain', body: error.stack }));
    response.writeHead(status, {
      'content-type': type ?? 'text/plain',
      'cache-control': 'no-store',
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    response.end(body);
  }

  const server = certificate ? createSecureServer({ ...certificate, allowHTTP1: true }, handle) : createServer(handle);
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `${certificate ? 'https' : 'http'}://127.0.0.1:${server.address().port}`;
  answers.setOrigin(origin);
  return {
    origin,
    protocol: certificate ? 'HTTP/2' : 'HTTP/1.1',
    apiDelay,
    put(pathname, body, type = types[path.extname(pathname)] ?? types['.html']) {
      files.delete(pathname);
      pages.set(pathname, { body: Buffer.from(body), type });
    },
    /** The size of a file as it is sent, in bytes. */
    sizeOf: (pathname) => prepared(pathname)?.body.length ?? 0,
    async close() {
      sessions.forEach((session) => session.destroy());
      server.closeAllConnections?.();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function zipped(found) {
  return compressed.test(found.type) ? { ...found, body: gzipSync(found.body, { level: 9 }), encoding: 'gzip' } : found;
}

async function read(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
