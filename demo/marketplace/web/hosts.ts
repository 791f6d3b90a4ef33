import { existsSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { Hono } from 'hono';
import { policyWith } from './policy';
import { createFileServer } from './serve-file';

const strict = policyWith({ trustedTypes: 'lit-html' });

/** What a framework needs for itself; our elements need nothing more than in the standalone page. */
const ofFramework: Readonly<Record<string, string>> = {
  vue: policyWith({ trustedTypes: 'lit-html vue' }),
  svelte: policyWith({ trustedTypes: 'lit-html svelte-trusted-html' }),
  // The page compiles its templates in the browser, where Angular evaluates them; an Angular build would need no eval.
  angular: policyWith({ trustedTypes: 'lit-html angular angular#unsafe-jit', scripts: " 'unsafe-eval'" }),
};

/** The host pages below /hosts/: one shop, written with each framework. */
export function serveHosts(app: Hono, folder: string): void {
  const serveFile = createFileServer();

  app.get('/hosts', (context) => context.redirect(`${context.req.path}/`));
  app.get('/hosts/*', async (context) => {
    const path = normalize(context.req.path.slice(context.req.path.indexOf('/hosts/') + '/hosts'.length));
    const isFile = extname(path) !== '';
    if (!isFile && !path.endsWith('/')) return context.redirect(`${context.req.path}/`);
    const file = join(folder, isFile ? path : join(path, 'index.html'));
    if (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile()) return context.notFound();
    return serveFile(context, file, ofFramework[path.split('/')[1] ?? ''] ?? strict);
  });
}
