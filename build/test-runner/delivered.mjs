import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/**
 * The build as a page gets it, under `/delivered/`: byte for byte, where the test server would rewrite it.
 * Under `/delivered-shaky/` the file of an element comes only when it is asked for under another address.
 */
export async function delivered(ctx, next) {
  const [, shaky, name] = /^\/delivered(-shaky)?\/([\w./-]+)$/.exec(ctx.path) ?? [];
  if (!name || name.includes('..')) return next();
  const file = path.join('dist', name);
  const type = types[path.extname(file)];
  ctx.respond = false;
  if (!type || !existsSync(file) || (shaky && name.startsWith('elements/creator-') && !ctx.querystring)) {
    ctx.res.writeHead(404).end();
    return undefined;
  }
  ctx.res.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  createReadStream(file).pipe(ctx.res);
  return undefined;
}
