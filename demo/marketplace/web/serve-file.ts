import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8', '.json': 'application/json', '.map': 'application/json', '.svg': 'image/svg+xml',
  '.png': 'image/png', '.webp': 'image/webp', '.ico': 'image/x-icon', '.webmanifest': 'application/manifest+json', '.txt': 'text/plain; charset=utf-8',
};
const worthZipping = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.map']);

/** Names that carry a hash: what they name never changes. */
const isHashed = (path: string): boolean => path.startsWith('/chunks/');

interface Packed { changed: number; plain: Buffer; zipped: Buffer | undefined }

/** Answers with files, zipped where that helps; a page gets the policy that it runs under. */
export function createFileServer(): (context: Context, file: string, policy: string) => Promise<Response> {
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

  return async (context, file, policy) => {
    const { plain, zipped } = await load(file);
    const zip = zipped !== undefined && /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
    return context.body(new Uint8Array(zip ? zipped : plain), 200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': isHashed(context.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(zip ? { 'content-encoding': 'gzip' } : {}),
      // As from a CDN: a page of another origin may load what is built, and try the markup of the gallery.
      ...(extname(file) === '.html' ? { 'content-security-policy': policy } : { 'access-control-allow-origin': '*' }),
    });
  };
}
