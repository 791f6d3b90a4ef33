import { existsSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { Hono } from 'hono';
import { policyWith } from './policy';
import { createFileServer } from './serve-file';

/** Only <creator-app> needs the policy named lit-html. */
const policy = policyWith({ trustedTypes: 'lit-html' });

/** The built app: files as they are, and the page itself for every address that is a screen. */
export function serveAssets(app: Hono, folder: string): void {
  const serveFile = createFileServer();

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
    return serveFile(context, file, policy);
  });
}
