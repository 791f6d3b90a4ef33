import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { applyScenario, scenarioName } from './apply-scenario';
import { serveAuth } from './api/auth';
import { serveAutoDm } from './api/auto-dm';
import { serveCollections } from './api/collections';
import { serveHome } from './api/home';
import { serveMoney } from './api/money';
import { serveOther } from './api/other';
import { servePerformance } from './api/performance';
import { servePostLinking } from './api/post-linking';
import { openWorld } from './open-world';
import { Refusal } from './refusal';
import { watchApi } from './sandbox/watch-api';
import { serveControl } from './sandbox/control';
import { createServer } from './serve';
import { serveAppPages } from './web/app-page';
import { serveAssets } from './web/assets';
import { serveCollectionPage } from './web/collection-page';
import { serveHosts } from './web/hosts';
import { serveInstagram } from './web/instagram';
import { serveLinks } from './web/links';
import { servePictures } from './web/pictures';
import { serveSession } from './web/session';
import { serveShop } from './web/shop';

export interface MarketplaceOptions {
  /** Passed to the database client unchanged, e.g. file:/tmp/world.db */
  databaseUrl: string;
  /** Fills an empty database, or replaces its data. Without it an empty database starts with 'new-creator'. */
  scenario?: string | undefined;
  /** The prefix of all paths, that of the cookie included. */
  basePath?: string | undefined;
  /** Taken from each request if missing. */
  publicOrigin?: string | (() => string) | undefined;
  /** The folder of the built app; without it only the back end is served. */
  assets?: string | undefined;
  /** The folder of the built host pages. */
  hosts?: string | undefined;
  /** The path of the app, for the redirect address that is registered with Instagram. */
  appPath?: string | undefined;
  /** Milliseconds since 1970; default is the real time. A fixed one makes two worlds of a scenario equal. */
  clock?: (() => number) | undefined;
}

export interface Marketplace {
  /** The second argument is that of @hono/node-server, which allows to cut connections. */
  fetch(request: Request, env?: unknown): Promise<Response>;
  close(): Promise<void>;
}

/** A complete sandbox marketplace over one database: the API, its web pages and its control page. */
export async function createMarketplace(
  { databaseUrl, scenario, basePath = '', publicOrigin, assets, hosts, appPath = '', clock }: MarketplaceOptions,
): Promise<Marketplace> {
  const { world, close } = await openWorld({ databaseUrl, basePath, appPath, publicOrigin, clock });
  try {
    const known = await scenarioName(world);
    if (scenario !== undefined || known === undefined) await applyScenario(world, scenario ?? 'new-creator', known === undefined);
  } catch (error) {
    close();
    throw error;
  }

  const app = new Hono().basePath(basePath || '/');
  app.use('*', async (context, next) => {
    await next();
    context.header('x-request-id', randomUUID());
    context.header('x-content-type-options', 'nosniff');
    context.header('referrer-policy', 'no-referrer');
  });
  watchApi(app, world);

  const server = createServer(app, world);
  for (const serve of [serveAuth, serveHome, serveAutoDm, servePostLinking, serveCollections, servePerformance, serveMoney, serveOther]) {
    serve(server);
  }
  app.all('/api/*', () => { throw new Refusal(404, 'This call does not exist'); });
  serveControl(app, world);
  serveLinks(app, world);
  servePictures(app);
  serveShop(app, world);
  serveSession(app, world);
  serveInstagram(app, world);
  if (hosts !== undefined) serveHosts(app, hosts);
  if (assets !== undefined) {
    serveAppPages(app, world, assets);
    serveCollectionPage(app, world, assets);
    serveAssets(app, assets);
  }

  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json({ error: error.message }, error.status);
    console.error(error);
    return context.json({ error: 'The sandbox failed; its log says why' }, 500);
  });
  app.notFound((context) => context.text('This sandbox page does not exist', 404));

  return {
    fetch: async (request, env) => app.fetch(request, env as object | undefined),
    close: async () => { close(); },
  };
}
