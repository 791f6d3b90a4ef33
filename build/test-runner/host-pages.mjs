import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8' };
/**
 * Further addresses of the built files: the one in the documents, one as another copy of the bundle, and one whose
 * runtimes are of another version.
 */
const copies = { '/creator-elements/': (text) => text, '/copy/': (text) => text, '/other-kind/': (text) => text.replaceAll('creator-elements.runtime/1', 'creator-elements.runtime/2') };
/** The address of the built files of the last version, where a run compares with it (build/test-upgrades.mjs). */
const lastVersion = '/last-version/';

/** Pages and scripts of somebody else's site, as tests write them, beside copies of the built files. */
export function hostPages(assets) {
  const pages = new Map();

  async function find(pathname) {
    const page = pages.get(pathname);
    if (page) return page;
    const prefix = [...Object.keys(copies), lastVersion].find((start) => pathname.startsWith(start));
    const folder = prefix === lastVersion ? process.env.LAST_VERSION : assets;
    if (!prefix || !folder) return undefined;
    const file = path.join(folder, path.normalize(`/${pathname.slice(prefix.length)}`));
    if (path.extname(file) !== '.js' || !existsSync(file)) return undefined;
    const text = await readFile(file, 'utf8');
    return { body: copies[prefix]?.(text) ?? text };
  }

  return {
    /** @param page its `body`, and the `policy` that is sent with it; without a body it is taken away */
    put: (pathname, page) => void (page.body === undefined ? pages.delete(pathname) : pages.set(pathname, page)),
    /** Answers what is the host's; false leaves the request to the marketplace. */
    async answer(request, response) {
      const { pathname } = new URL(request.url, 'http://host');
      const page = await find(pathname);
      if (!page) return false;
      response.writeHead(200, {
        'content-type': types[path.extname(pathname)] ?? types['.html'],
        'cache-control': 'no-store',
        // As every CDN does: a frame without an origin asks for scripts as a stranger.
        'access-control-allow-origin': '*',
        ...(page.policy ? { 'content-security-policy': page.policy } : {}),
      });
      response.end(page.body);
      return true;
    },
  };
}

/** The same server under another origin, for the origin that the request names: scripts from a CDN, an API of its own host. */
export function allowStrangers(request, response) {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', 'app-client-id, content-type, idempotency-key, x-request-id');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  if (request.method !== 'OPTIONS') return false;
  response.writeHead(204).end();
  return true;
}
