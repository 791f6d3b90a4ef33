import { html } from 'hono/html';
import { scenarioName, scenarios } from '../apply-scenario';
import { brand, demoPhone } from '../brand';
import { defaultFlags, listCreators, type Creator } from '../creators';
import { pictureUrl } from '../products';
import { orderState } from '../rules/money';
import { numberOf, rupees, textOf, type World } from '../world';
import { page } from '../web/page';
import { commentForm, commentList, outboxList } from './control-messages';
import { eventList } from './events';
import { when } from './when';

type Html = ReturnType<typeof html>;

const money = (paise: unknown): string => `₹${new Intl.NumberFormat('en-IN').format(rupees(paise))}`;

/** A product's page as creators paste it; every other id is written in base 36, as the marketplace does. */
const pastedLink = (slug: string, id: string, index: number): string =>
  `https://${brand.productHosts[0] ?? ''}/${slug}/${brand.productPathWord}/${index % 2 === 0 ? BigInt(id).toString(36) : id}`;

async function buying(world: World, base: string): Promise<Html> {
  const [links, orders] = await Promise.all([
    world.rows('SELECT l.code, l.post_type, p.name FROM links l JOIN products p ON p.id = l.product_id ORDER BY l.rowid DESC LIMIT 60'),
    world.rows('SELECT o.*, p.name FROM orders o JOIN products p ON p.id = o.product_id ORDER BY o.at DESC, o.rowid DESC LIMIT 12'),
  ]);
  return html`<section class="card"><h2>Buy through a link</h2>
    ${links.length === 0 ? html`<p class="quiet">No affiliate link was made yet.</p>` : html`
    <form method="post" action="${base}/sandbox/api/orders">
      <label>Link <select name="code">${links.map((link) => html`<option value="${textOf(link.code)}">${textOf(link.name)} (${textOf(link.post_type)})</option>`)}</select></label>
      <label>Quantity <input type="number" name="quantity" value="1" min="1" max="50"></label>
      <label class="check"><input type="checkbox" name="new_customer"> A new customer’s first order</label>
      <button type="submit">Buy</button>
    </form>`}
    <h3>Orders</h3>
    ${orders.length === 0 ? html`<p class="quiet">Nobody has bought yet.</p>` : html`<ul class="orders">${orders.map((order) => {
      const state = orderState({ at: numberOf(order.at), returnedAt: order.returned_at === null ? null : numberOf(order.returned_at) }, world.now());
      return html`<li><span>${textOf(order.name)} × ${textOf(order.quantity)}<br><small>${money(order.sales)}, earns ${money(order.commission)}
        ${numberOf(order.bonus) > 0 ? html`and ${money(order.bonus)} bonus` : ''} · ${when(order.at)}</small></span>
        <span class="tag ${state}">${state}</span>
        ${state === 'pending' ? html`<form method="post" action="${base}/sandbox/api/returns"><button class="plain" name="order_id" value="${textOf(order.id)}">Return</button></form>` : ''}</li>`;
    })}</ul>`}</section>`;
}

const flagLine = (base: string, creator: Creator, flag: string, on: boolean): Html => html`<li><span>${flag}</span>
  <form method="post" action="${base}/sandbox/api/flags"><input type="hidden" name="phone" value="${creator.phone}"><input type="hidden" name="flag" value="${flag}">
  <input type="hidden" name="value" value="${on ? 'false' : 'true'}"><button class="${on ? '' : 'plain'}" aria-label="${flag}: turn ${on ? 'off' : 'on'}">${on ? 'On' : 'Off'}</button></form></li>`;

function flags(base: string, creators: readonly Creator[]): Html {
  return html`<section class="card"><h2>Profile flags</h2>${creators.map((creator) => html`
    <details ${creator.phone === demoPhone ? 'open' : ''}><summary>${creator.phone}</summary>
    <ul class="flags">${Object.keys(defaultFlags).map((flag) => flagLine(base, creator, flag, creator.flags[flag as keyof typeof defaultFlags]))}</ul></details>`)}
  </section>`;
}

function faults(world: World, base: string): Html {
  const held = world.faults.held();
  return html`<section class="card"><h2>Faults</h2>
    <form method="post" action="${base}/sandbox/api/faults">
      <div class="pair"><label>Method <select name="method">${['*', 'GET', 'POST', 'PUT', 'DELETE'].map((method) => html`<option>${method}</option>`)}</select></label>
      <label>Status <input type="number" name="status" min="200" max="599" placeholder="500"></label></div>
      <label>Path below /api <input name="path" placeholder="/collection-links or /home/get-products/{id}" required></label>
      <label>Body <input name="body" placeholder='{"error":"Out of stock"} or broken text'></label>
      <div class="pair"><label>Delay (ms) <input type="number" name="delay_ms" min="0"></label>
      <label>Times <input type="number" name="times" min="1" placeholder="always"></label></div>
      <label class="check"><input type="checkbox" name="hold"> Hold the call until it is released</label>
      <label class="check"><input type="checkbox" name="drop"> Drop the connection</label>
      <button type="submit">Set fault</button>
    </form>
    <ul>${world.faults.list().map((fault) => html`<li><code>${fault.method} ${fault.path}</code> ${fault.hold ? 'hold' : ''} ${fault.drop ? 'drop' : ''} ${fault.status ?? ''} ${fault.delay_ms ? `${fault.delay_ms} ms` : ''} ${fault.times ? `${fault.times} left` : ''}</li>`)}</ul>
    ${held.length === 0 ? '' : html`<p>Held now:</p><ul>${held.map((call) => html`<li><code>${call.method} ${call.path}</code></li>`)}</ul>
    <form method="post" action="${base}/sandbox/api/faults/release"><button type="submit">Release what is held</button></form>`}
    <form method="post" action="${base}/sandbox/api/faults/clear"><button class="plain">Clear faults</button></form></section>`;
}

async function products(world: World, root: string): Promise<Html> {
  const rows = await world.rows('SELECT * FROM products ORDER BY rowid');
  return html`<section class="card wide"><h2>Products to paste</h2><ul class="products">${rows.map((row, index) => {
    const image = pictureUrl(root, row.picture);
    const link = pastedLink(textOf(row.slug), textOf(row.id), index);
    return html`<li>${image ? html`<img src="${image.replace(/\.png$/, '_128.webp')}" alt="" width="56" height="56" loading="lazy">` : html`<span class="blank"></span>`}
      <span>${textOf(row.name)}<br><small>${money(row.price)} · ${numberOf(row.affiliate) === 1 ? '10%' : '0.5%, outside the programme'}</small>
      <input readonly value="${link}" aria-label="Link of ${textOf(row.name)}"></span>
      <button type="button" class="plain copy" data-copy="${link}">Copy</button></li>`;
  })}</ul><p class="quiet">Short link form: <code>https://${brand.shortLinkHosts[0] ?? ''}/abc?${brand.shortLinkParameter}={id}</code></p></section>`;
}

/** The page on which a tester acts as everybody the app depends on. */
export async function controlPage(world: World, root: string, { done, failed }: Record<string, string>): Promise<Html> {
  const base = world.basePath;
  const [name, creators] = await Promise.all([scenarioName(world), listCreators(world)]);
  return page({
    base, title: 'Sandbox control', script: true, body: html`
    <header><h1>Sandbox control</h1><a class="button" href="${base}/" target="_blank" rel="noopener">Open the app</a></header>
    ${done ? html`<p class="done" role="status">${done}</p>` : ''}${failed ? html`<p class="failed" role="alert">${failed}</p>` : ''}
    <div class="grid">
      <section class="card wide"><h2>Outbox</h2>
        <p class="quiet">Every OTP and direct message, newest first. The list keeps itself up to date.</p>${await outboxList(world)}</section>
      <section class="card wide"><h2>Comment on a post</h2>
        <div class="halves">${await commentForm(world)}${await commentList(world)}</div></section>
      <section class="card"><h2>Time</h2><p>It is <strong>${when(world.now())}</strong> in the sandbox (India).</p>
        <form method="post" action="${base}/sandbox/api/clock" class="row">${[1, 7, 21, 28].map((days) => html`<button name="advance_days" value="${days}">${days === 1 ? '1 day' : `${days} days`}</button>`)}</form>
        <p class="quiet">Returns close after 7 days, orders are confirmed after 21, and every Monday pays what was confirmed, less 2% TDS.</p></section>
      <section class="card"><h2>Scenario</h2><p>Now: <strong>${name ?? ''}</strong></p>
        <form method="post" action="${base}/sandbox/api/scenario"><label>Start again as <select name="name">${Object.entries(scenarios).map(([key, { title }]) => html`<option value="${key}" ${key === name ? 'selected' : ''}>${title}</option>`)}</select></label>
        <button type="submit">Start again</button></form><p class="quiet">The data belongs to ${demoPhone}. Other numbers join as new creators; numbers that end in 0000 are not registered.</p></section>
      ${await buying(world, base)}
      ${flags(base, creators)}
      ${faults(world, base)}
      <section class="card"><h2>Analytics</h2><p class="quiet">The last 20 events that the app has sent.</p>${await eventList(world)}</section>
      ${await products(world, root)}
    </div>`,
  });
}
