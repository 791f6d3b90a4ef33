import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { drawing } from '../pictures/drawing';
import { projectRoot } from '../project-root';

const cache = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
const most = 600;
const type: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

async function render(name: string, size: string | undefined, format: string): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = drawing(name);
  if (!drawn) throw new Error('unknown picture');
  const picture = sharp(Buffer.from(drawn));
  if (size) picture.resize({ width: Number(size) });
  const made = format === 'webp' ? picture.webp({ quality: 82 }) : format === 'jpg' ? picture.jpeg({ quality: 85 }) : picture.png();
  return new Uint8Array(await made.toBuffer());
}

/** Drawn pictures in their original size and as name_{128|256|512}.webp, each created on its first request. */
export function servePictures(app: Hono): void {
  app.get('/images/:file', async (context) => {
    const file = context.req.param('file');
    const [, name, size, format] = /^([\w-]+?)(?:_(128|256|512))?\.(png|jpg|webp)$/.exec(file) ?? [];
    if (name === undefined || format === undefined || (size !== undefined) !== (format === 'webp') || !drawing(name)) {
      return context.text('This picture does not exist', 404);
    }
    const picture = cache.get(file) ?? render(name, size, format);
    if (cache.size >= most) cache.clear();
    cache.set(file, picture);
    return context.body(await picture, 200, {
      'content-type': type[format] ?? 'application/octet-stream', 'cache-control': 'public, max-age=86400', 'access-control-allow-origin': '*',
    });
  });

  app.get('/reels-media/:file{[a-z]+\\.mp4}', async (context) => {
    const folder = join(projectRoot, 'demo/marketplace/reels');
    const clip = await readFile(join(folder, context.req.param('file'))).catch(() => undefined);
    if (!clip) return context.text('This clip does not exist', 404);
    const headers = { 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=86400' };
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(context.req.header('range') ?? '') ?? [];
    if (first === undefined) return context.body(new Uint8Array(clip), 200, headers);
    const start = Number(first);
    const end = last ? Math.min(Number(last), clip.length - 1) : clip.length - 1;
    if (start > end) return context.body(null, 416, { 'content-range': `bytes */${clip.length}` });
    return context.body(new Uint8Array(clip.subarray(start, end + 1)), 206, { ...headers, 'content-range': `bytes ${start}-${end}/${clip.length}` });
  });
}
