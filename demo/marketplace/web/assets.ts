import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Hono } from 'hono';

/** What every screen of the app runs under; only <creator-app> needs the policy named lit-html. */
const policy = [
  "default-src 'none'", "script-src 'self'", "style-src 'self'", 'img-src \'self\' https: blob: data:', "media-src 'self' https:",
  "font-src 'self'", "connect-src 'self'", "frame-src 'none'", "worker-src 'self'", "object-src 'none'", "base-uri 'none'",
  "form-action 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'", "trusted-types lit-html 'allow-duplicates'",
].join('; ');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8', '.json': 'application/json', '.map': 'application/json', '.svg': 'image/svg+xml',
  '.png': 'image/png', '.webp': 'image/webp', '.ico': 'image/x-icon', '.webmanifest': 'application/manifest+json', '.txt': 'text/plain; charset=utf-8',
};
const worthZipping = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.map']);

/** A name that carries a hash never changes its content. */
const isHashed = (path: string): boolean => /[-.][A-Za-z0-9_-]{8,}\.(js|css)$/.test(path) && /\d|[A-Z]/.test(path);

interface Packed { changed: number; plain: Buffer; zipped: Buffer | undefined }

/** The built app: files as they are, and the page itself for every address that is a screen. */
export function serveAssets(app: Hono, folder: string): void {
  const packed = new Map<string, Packed>();
  const load = async (file: string): Promise<Packed> => {
    const changed = statSync(file).mtimeMs;
    const known = packed.get(file);
    if (known?.changed === changed) return known;
    const plain = await readFile(file);
    const fresh = { changed, plain, zipped: worthZipping.has(extname(file)) ? gzipSync(plain) : undefined };
    packed.set(file, fresh);
    return fresh;
  };

  app.get('*', async (context) => {
    let path: string;
    try {
      path = normalize(decodeURIComponent(context.req.path));
    } catch {
      return context.notFound();
    }
    const isFile = extname(path) !== '';
    // A folder with a page of its own, such as /gallery/; every other address is a screen of the app.
    const isFolder = !isFile && existsSync(join(folder, path, 'index.html'));
    if (isFolder && !path.endsWith('/')) return context.redirect(`${path}/`);
    const file = isFile ? join(folder, path) : join(folder, isFolder ? path : '', 'index.html');
    if (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile()) {
      return isFile ? context.notFound() : context.text('The app is not built yet: run npm run build', 503);
    }
    const { plain, zipped } = await load(file);
    const zip = zipped !== undefined && /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
    return context.body(new Uint8Array(zip ? zipped : plain), 200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(zip ? { 'content-encoding': 'gzip' } : {}),
      ...(extname(file) === '.html' ? { 'content-security-policy': policy } : {}),
    });
  });
}
