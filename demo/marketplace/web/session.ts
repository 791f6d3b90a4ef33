import type { Hono } from 'hono';
import { bearerToken, renewCookie } from '../sessions';
import type { World } from '../world';

/** The endpoints of a shop's own session, besides the API: see docs/sessions.md. */
export function serveSession(app: Hono, world: World): void {
  app.post('/session/token', async (context) => {
    const token = await bearerToken(world, context);
    return token === undefined ? context.json({ error: 'Nobody is logged in' }, 401) : context.json({ token }, 200, { 'cache-control': 'no-store' });
  });
  app.post('/session/renew', async (context) => context.body(null, (await renewCookie(world, context)) ? 204 : 401));
}
