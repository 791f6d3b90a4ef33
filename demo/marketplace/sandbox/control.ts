import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { applyScenario, scenarioName, scenarios } from '../apply-scenario';
import { brand, demoPhone } from '../brand';
import { answerWaitingComments, comment, latestComments } from '../auto-reply';
import { enrol, isFlag, normalPhone, updateFlags } from '../creators';
import { advanceClock, placeOrder, returnOrder } from '../orders';
import { Refusal } from '../refusal';
import { startSession } from '../sessions';
import { iso, textOf, textOrNull, type World } from '../world';
import { commentList, outboxList } from './control-messages';
import { controlPage } from './control-page';
import { eventList, latestEvents } from './events';
import { Fault, Release } from './fault-box';
import { isForm, readInput } from './read-input';
import { serveSandboxFiles } from './sandbox-files';

const Clock = v.object({ advance_days: v.number() });
const ScenarioChoice = v.object({ name: v.string() });
const Comment = v.object({ auto_dm_post_id: v.string(), from: v.optional(v.string(), 'a_follower'), text: v.string() });
const Order = v.object({ code: v.string(), quantity: v.optional(v.number(), 1), new_customer: v.optional(v.boolean(), false) });
const Return = v.object({ order_id: v.string() });
const Flag = v.object({ phone: v.optional(v.string(), demoPhone), flag: v.string(), value: v.boolean() });
const Login = v.object({ phone: v.optional(v.string(), demoPhone) });
const Deduction = v.object({ phone: v.optional(v.string(), demoPhone), amount: v.pipe(v.number(), v.minValue(1)) });

/** The control page and its JSON API (docs/sandbox.md). */
export function serveControl(app: Hono, world: World): void {
  const control = `${world.basePath}/sandbox`;

  /** Answers a form with a redirect to the page, and everything else with JSON. */
  const answer = (context: Context, done: string, body: object = {}) =>
    isForm(context) ? context.redirect(`${control}?done=${encodeURIComponent(done)}`, 303) : context.json({ done, ...body });

  app.use('/sandbox/*', async (context, next) => {
    // A page of another site must not submit the forms of a tester.
    if (context.req.method !== 'GET' && context.req.header('sec-fetch-site') === 'cross-site') {
      throw new Refusal(403, 'The sandbox is controlled from its own pages only');
    }
    await next();
    context.header('cache-control', context.res.headers.get('cache-control') ?? 'no-store');
  });

  const post = <S extends v.ObjectSchema<v.ObjectEntries, undefined>>(
    path: string, schema: S, act: (input: v.InferOutput<S>, context: Context) => Promise<{ done: string; body?: object }>,
  ) => {
    app.post(`/sandbox/api/${path}`, async (context) => {
      world.root(context.req.raw);
      try {
        const { done, body } = await act(await readInput(context, schema), context);
        return answer(context, done, body);
      } catch (error) {
        if (error instanceof Refusal && isForm(context)) {
          return context.redirect(`${control}?failed=${encodeURIComponent(error.message)}`, 303);
        }
        throw error;
      }
    });
  };

  app.get('/sandbox', async (context) => context.html(await controlPage(world, world.root(context.req.raw), context.req.query()), 200, {
    'content-security-policy': "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  }));

  app.get('/sandbox/api/outbox', async (context) => {
    const rows = await world.rows('SELECT * FROM messages ORDER BY id DESC LIMIT 200');
    return context.json({
      messages: rows.map((row) => {
        const otp = textOrNull(row.otp);
        return { channel: textOf(row.channel), to: textOf(row.recipient), text: textOf(row.text), ...(otp ? { otp } : {}), at: iso(row.at) };
      }),
    });
  });
  app.get('/sandbox/api/comments', async (context) => context.json({ comments: await latestComments(world) }));
  app.get('/sandbox/messages', async (context) => context.html(html`${await outboxList(world)}${await commentList(world)}${await eventList(world)}`));
  app.get('/sandbox/api/events', async (context) => context.json({ events: await latestEvents(world) }));
  app.get('/sandbox/api/brand', (context) => context.json(brand));
  app.get('/sandbox/api/clock', (context) => context.json({ now: iso(world.now()) }));
  app.get('/sandbox/api/scenario', async (context) => context.json({ name: await scenarioName(world), names: Object.keys(scenarios) }));
  app.get('/sandbox/api/requests', (context) => context.json({ requests: world.requests.list() }));
  app.delete('/sandbox/api/requests', (context) => { world.requests.clear(); return context.json({ done: 'Request log cleared' }); });
  app.get('/sandbox/api/faults', (context) => context.json({ faults: world.faults.list(), held: world.faults.held() }));
  app.delete('/sandbox/api/faults', (context) => { world.faults.clear(); return context.json({ done: 'Faults cleared' }); });
  app.get('/sandbox/api/orders', async (context) => {
    const rows = await world.rows('SELECT * FROM orders ORDER BY at DESC, id LIMIT 50');
    return context.json({
      orders: rows.map((row) => ({
        order_id: textOf(row.id), code: textOf(row.code), at: iso(row.at), returned_at: row.returned_at === null ? null : iso(row.returned_at),
      })),
    });
  });

  post('clock', Clock, async ({ advance_days: days }) => {
    await advanceClock(world, days);
    return { done: `${days} days have passed`, body: { now: iso(world.now()) } };
  });
  post('scenario', ScenarioChoice, async ({ name }) => {
    if (!(name in scenarios)) throw new Refusal(400, `There is no scenario named ${name}`);
    await world.exclusive(() => applyScenario(world, name));
    world.requests.clear();
    return { done: `Scenario ${name} is in place` };
  });
  post('comments', Comment, async ({ auto_dm_post_id: postId, from, text }) => {
    const sent = await comment(world, { postId, from, text });
    return { done: sent > 0 ? 'Comment answered by direct message' : 'Comment noted; no message went out', body: { messages_sent: sent } };
  });
  post('orders', Order, async ({ code, quantity, new_customer: newCustomer }) => {
    const id = await placeOrder(world, { code, quantity, newCustomer });
    return { done: 'Order placed', body: { order_id: id } };
  });
  post('returns', Return, async ({ order_id: id }) => {
    await returnOrder(world, id);
    return { done: 'Order returned' };
  });
  post('faults', Fault, async (fault) => {
    world.faults.add(fault);
    return { done: `Fault set for ${fault.method} ${fault.path}` };
  });
  post('faults/release', Release, async (which) => {
    const released = world.faults.release(which);
    return { done: released === 1 ? '1 call goes on' : `${released} calls go on`, body: { released } };
  });
  post('faults/clear', v.object({}), async () => {
    world.faults.clear();
    return { done: 'Faults cleared' };
  });
  post('flags', Flag, async ({ phone, flag, value }) => {
    if (!isFlag(flag)) throw new Refusal(400, `There is no flag named ${flag}`);
    const creator = await enrol(world, normalPhone(phone));
    await world.write([updateFlags(creator, { [flag]: value })]);
    await answerWaitingComments(world, creator.id);
    return { done: `${flag} is ${value ? 'on' : 'off'}` };
  });
  post('deductions', Deduction, async ({ phone, amount }) => {
    const creator = await enrol(world, normalPhone(phone));
    await world.write([{ sql: 'INSERT INTO deductions (creator_id, at, amount) VALUES (?, ?, ?)', args: [creator.id, world.now(), Math.round(amount * 100)] }]);
    return { done: `₹${amount} will be deducted for a bad reel` };
  });
  post('login', Login, async ({ phone }, context) => {
    const creator = await enrol(world, normalPhone(phone));
    await startSession(world, context, creator.id);
    return { done: `Logged in as ${creator.phone}`, body: { user_id: creator.id } };
  });

  serveSandboxFiles(app);
}
