import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { context } from 'esbuild';
import { serverOptions } from '../bundle-server.mjs';

/** What the dev server answers itself; the sandbox answers everything else. */
const source = /^\/(src|elements|demo|node_modules|\.cache|__w[^/]*)(\/|$)/;
const wantsPage = (request) => request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html');

/**
 * The sandbox marketplace in this process. A change of its sources starts it again with the same data.
 * @param {{ folder: string, scenario?: string, otherwise: (request: Request) => Promise<Response> }} options
 */
export async function openSandbox({ folder, scenario, otherwise }) {
  const outfile = path.join(folder, 'sandbox.mjs');
  let current;
  let changed = () => {};
  let count = 0;

  async function reopen(first) {
    const next = await import(`${pathToFileURL(outfile).href}?${++count}`);
    if (first && scenario !== undefined && !(scenario in next.scenarios)) throw new Error(`There is no scenario named '${scenario}'. Choose one of: ${Object.keys(next.scenarios).join(', ')}.`);
    await current?.marketplace.close();
    const marketplace = await next.createMarketplace({ databaseUrl: `file:${path.join(folder, 'marketplace.db')}`, scenario: first ? scenario : undefined });
    current = { marketplace, phone: next.demoPhone };
  }

  const opened = new Promise((resolve, reject) => {
    const watcher = {
      name: 'reopen',
      setup(build) {
        build.onEnd(async ({ errors }) => {
          const first = current === undefined;
          if (errors.length > 0) return first ? reject(new Error('the sandbox cannot be bundled')) : undefined; // esbuild has printed the reason
          await reopen(first).then(first ? resolve : changed, first ? reject : console.error);
        });
      },
    };
    context({ ...serverOptions({ entry: 'demo/marketplace/dev.ts', outfile }), plugins: [watcher] }).then((bundle) => bundle.watch({}), reject);
  });
  await opened;
  process.on('exit', () => rmSync(outfile, { force: true }));

  const listener = getRequestListener(async (request, env) => {
    const answer = await current.marketplace.fetch(request, env);
    return answer.status === 404 && wantsPage(request) ? otherwise(request) : answer;
  }, { overrideGlobalObjects: false });
  return {
    phone: current.phone,
    onChange(then) {
      changed = then;
    },
    middleware(ctx, next) {
      if (source.test(ctx.path)) return next();
      ctx.respond = false;
      return listener(ctx.req, ctx.res);
    },
  };
}
