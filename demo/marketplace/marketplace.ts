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
import { serveAssets } from './web/assets';
import { serveHosts } from './web/hosts';
import { serveInstagram } from './web/instagram';
import { serveLinks } from './web/links';
import { servePictures } from './web/pictures';
import { serveSession } from './web/session';
import { serveShop } from './web/shop';

export interface MarketplaceOptions {
  /** Handed to the database client as it is, e.g. file:/tmp/world.db */
  databaseUrl: string;
  /** Fills an empty database, or replaces what is there. Without it an empty database starts with 'new-creator'. */
  scenario?: string | undefined;
  /** Everything is mounted below it, the cookie's path too. */
  basePath?: string | undefined;
  /** Taken from each request when absent. */
  publicOrigin?: string | (() => string) | undefined;
  /** The folder of the built app; without it only the back end is served. */
  assets?: string | undefined;
  /** The folder of the built host pages. */
  hosts?: string | undefined;
  /** Where the app itself stands below the origin, for the redirect address registered with Instagram. */
  appPath?: string | undefined;
  /** Milliseconds since 1970; the real time when absent. A fixed one makes two worlds of a scenario equal to the last figure. */
  clock?: (() => number) | undefined;
}

export interface Marketplace {
  /** The second argument is what @hono/node-server hands over; with it, dropped connections are really cut. */
  fetch(request: Request, env?: unknown): Promise<Response>;
  close(): Promise<void>;
}

/** A whole sandbox marketplace over one database: the API, its web pages and its control page. */
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
  if (assets !== undefined) serveAssets(app, assets);

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
