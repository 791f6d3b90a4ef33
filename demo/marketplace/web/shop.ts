import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { placeOrder } from '../orders';
import { pictureUrl } from '../products';
import { Refusal } from '../refusal';
import { readInput } from '../sandbox/read-input';
import { numberOf, rupees, textOf, type World } from '../world';
import { page } from './page';

const policy = "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const price = (paise: unknown): string => `₹${new Intl.NumberFormat('en-IN').format(rupees(paise))}`;

const Purchase = v.object({ code: v.string(), quantity: v.optional(v.number(), 1), new_customer: v.optional(v.boolean(), false) });

/** The shop that affiliate links lead to, small but with a real order at its end. */
export function serveShop(app: Hono, world: World): void {
  const base = world.basePath;
  const show = (context: Context, title: string, body: ReturnType<typeof html>, status: 200 | 404 | 400 = 200) =>
    context.html(page({ base, title, body }), status, { 'content-security-policy': policy, 'cache-control': 'no-store' });

  app.get('/shop/p/:id', async (context) => {
    const product = await world.row('SELECT * FROM products WHERE id = ?', [context.req.param('id')]);
    if (!product) return show(context, 'Not found', html`<h1>This product does not exist</h1>`, 404);
    const image = pictureUrl(world.root(context.req.raw), product.picture);
    const code = context.req.query('via');
    const name = textOf(product.name);
    const rate = numberOf(product.affiliate) === 1 ? '10%' : '0.5%';
    return show(context, name, html`
      <article class="card product">
        ${image ? html`<img src="${image.replace(/\.png$/, '_512.webp')}" alt="" width="512" height="512">` : ''}
        <h1>${name}</h1>
        <p class="price">${price(product.price)}</p>
        ${code ? html`
          <form method="post" action="${base}/shop/buy">
            <input type="hidden" name="code" value="${code}">
            <label>Quantity <input type="number" name="quantity" value="1" min="1" max="50" required></label>
            <label class="check"><input type="checkbox" name="new_customer"> This is my first order</label>
            <button type="submit">Buy now</button>
          </form>
          <p class="quiet">The creator who sent you here earns ${rate} of it.</p>`
        : html`<p>Open this page through a creator’s link to buy it in the sandbox.</p>`}
      </article>`);
  });

  app.post('/shop/buy', async (context) => {
    try {
      const { code, quantity, new_customer: newCustomer } = await readInput(context, Purchase);
      const id = await placeOrder(world, { code, quantity, newCustomer });
      return show(context, 'Thank you', html`
        <section class="card"><h1>Thank you for your order</h1>
          <p>Its number is <code>${id}</code>. It can be returned for 7 days and is confirmed after 21.</p>
          <p><a href="${base}/sandbox">Let days pass on the control page</a></p></section>`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return show(context, 'Not ordered', html`<section class="card"><h1>Not ordered</h1><p>${error.message}</p></section>`, 400);
    }
  });

  app.get('/shop/programme', (context) => show(context, 'New customer programme', html`
    <section class="card">
      <h1>New customer programme</h1>
      <p>Earn a flat Rs.50 extra for every confirmed first order of a new customer.</p>
      <p>Orders take about 21 days to confirm and can be returned for 7 days. Payments run every Monday, less 2% TDS.</p>
    </section>`));
}
