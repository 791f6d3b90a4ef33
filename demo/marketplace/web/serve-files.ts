import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

interface Files {
  /** Of a page, by its address. */
  policy: (address: string) => string;
  /** The one file that answers every address. */
  path?: string;
  rewriteRequestPath?: (address: string) => string;
}

/**
 * Serves the files of a folder, compressed if that helps, with their headers; missing files are left to the next
 * handler.
 */
export function serveFiles(root: string, { policy, ...options }: Files): [MiddlewareHandler, MiddlewareHandler, MiddlewareHandler] {
  return [compress(), told, serveStatic({ root, ...options })];

  async function told(...[context, next]: Parameters<MiddlewareHandler>): Promise<void> {
    await next();
    const { headers, ok } = context.res;
    if (!ok) return;
    // Names below chunks contain a hash, so their content never changes.
    context.header('cache-control', /^\/(chunks|text)\//.test(context.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (headers.get('content-type')?.startsWith('text/html')) context.header('content-security-policy', policy(context.req.path));
    // As a CDN: a page of another origin may load the built files, and try the markup of the gallery.
    else context.header('access-control-allow-origin', '*');
  }
}
