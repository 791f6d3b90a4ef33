import { extname } from 'node:path';
import type { Hono } from 'hono';
import { appPolicy, policyWith } from './policy';
import { serveFiles } from './serve-files';

/** What a framework needs for itself; our elements need nothing more than in the standalone page. */
const ofFramework: Readonly<Record<string, string>> = {
  vue: policyWith({ trustedTypes: 'lit-html vue' }),
  svelte: policyWith({ trustedTypes: 'lit-html svelte-trusted-html' }),
  // The page compiles its templates in the browser, where Angular uses eval; an Angular build would need none.
  angular: policyWith({ trustedTypes: 'lit-html angular angular#unsafe-jit', scripts: " 'unsafe-eval'" }),
};

/** The host pages below /hosts/: one shop, written in each framework. */
export function serveHosts(app: Hono, folder: string): void {
  const below = (address: string): string => address.slice(address.indexOf('/hosts/') + '/hosts'.length);
  const policy = (address: string): string => ofFramework[below(address).split('/')[1] ?? ''] ?? appPolicy;

  app.get('/hosts', (context) => context.redirect(`${context.req.path}/`));
  app.get('/hosts/*', (context, next) => {
    const { path } = context.req;
    return extname(path) === '' && !path.endsWith('/') ? Promise.resolve(context.redirect(`${path}/`)) : next();
  });
  app.get('/hosts/*', ...serveFiles(folder, { policy, rewriteRequestPath: below }), (context) => context.notFound());
}
