import type { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { qrPicture, qrVisitCookie } from '../api/collections';
import { countClick } from '../orders';
import { textOf, type World } from '../world';

/** Affiliate links and QR codes: both count the visit and redirect. */
export function serveLinks(app: Hono, world: World): void {
  app.get('/l/:code', async (context) => {
    const code = context.req.param('code');
    const product = await countClick(world, code);
    return product === undefined
      ? context.text('This link does not exist', 404)
      : context.redirect(`${world.basePath}/shop/p/${product}?via=${encodeURIComponent(code)}`, 302);
  });

  app.get('/q/:qr', async (context) => {
    const qr = context.req.param('qr');
    const row = await world.row('SELECT id, creator_id FROM collections WHERE qr_unique_id = ? AND deleted_at IS NULL', [qr]);
    if (!row) return context.text('This QR code does not exist', 404);
    await world.write([{
      sql: 'INSERT INTO searches (creator_id, post_id, at, count) VALUES (?, ?, ?, 1)', args: [textOf(row.creator_id), qr, world.now()],
    }]);
    // The collection page then uses the links of this code, so that its sales can be distinguished.
    setCookie(context, qrVisitCookie, qr, { path: world.basePath || '/', httpOnly: true, sameSite: 'Lax', maxAge: 1800 });
    return context.redirect(`${world.basePath}/collection/${textOf(row.id)}?collectionType=normal`, 302);
  });

  app.get('/qr/:file{.+\\.png}', async (context) => {
    const qr = context.req.param('file').slice(0, -'.png'.length);
    const row = await world.row('SELECT id FROM collections WHERE qr_unique_id = ?', [qr]);
    if (!row) return context.text('This QR code does not exist', 404);
    return context.body(new Uint8Array(await qrPicture(world.root(context.req.raw), qr)), 200, {
      'content-type': 'image/png', 'cache-control': 'public, max-age=86400',
    });
  });
}
