import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Hono } from 'hono';
import { appPolicy } from './policy';
import { serveFiles } from './serve-files';

const policy = () => appPolicy;

/** The built app: files, and the page itself for every address that is a screen. */
export function serveAssets(app: Hono, folder: string): void {
  // A folder with its own page, such as /gallery/; the addresses in it are relative to the folder.
  app.get('/:folder{[a-z]+}', (context, next) => {
    const { folder: name } = context.req.param();
    return existsSync(join(folder, name, 'index.html')) ? Promise.resolve(context.redirect(`${context.req.path}/`)) : next();
  });
  app.get('*', ...serveFiles(folder, { policy }));
  app.get('*', (context, next) => (extname(context.req.path) === '' ? next() : Promise.resolve(context.notFound())));
  app.get('*', ...serveFiles(folder, { policy, path: 'index.html' }));
  app.get('*', (context) => context.text('The app is not built yet: run npm run build', 503));
}
