// The sandbox renders a page with React. React's development build keeps `console.createTask` when it is loaded, and the
// console that the runner installs when it starts has none: the runner then ends without a message. So it is loaded here.
import 'react/jsx-runtime';
import 'react-dom/server';
import { now } from './clock.mjs';
import { openMarketplace } from './marketplace.mjs';

/** Sandbox marketplaces inside the test server, each under `/worlds/{name}/` with data of its own. */
export function worlds() {
  const open = new Map();
  let count = 0;

  async function create(ctx) {
    const { scenario, at } = JSON.parse((await readBody(ctx.req)) || '{}');
    const name = `w${++count}`;
    const base = `/worlds/${name}`;
    open.set(name, await openMarketplace({ scenario, basePath: base, publicOrigin: ctx.origin, clock: at === undefined ? now : () => at }));
    ctx.body = { name, base };
  }

  async function remove(ctx, name) {
    const world = open.get(name);
    open.delete(name);
    await world?.close();
    ctx.status = 204;
  }

  return {
    async middleware(ctx, next) {
      const [, worldsPart, name, rest] = ctx.path.split('/', 4);
      if (worldsPart !== 'worlds') return next();
      try {
        if (!name && ctx.method === 'POST') return await create(ctx);
        if (name && rest === undefined && ctx.method === 'DELETE') return await remove(ctx, name);
      } catch (error) {
        ctx.status = 500;
        ctx.body = { message: error instanceof Error ? error.stack : String(error) };
        return undefined;
      }
      const world = open.get(name);
      if (!world) {
        // No error of the server: an element that is still there after its test asks once more.
        ctx.status = 404;
        ctx.body = { message: `no world named ${name}` };
        return undefined;
      }
      ctx.respond = false;
      return world.listener(ctx.req, ctx.res);
    },
    plugin: {
      name: 'worlds',
      async serverStop() {
        await Promise.all([...open.values()].map((world) => world.close()));
        open.clear();
      },
    },
  };
}

async function readBody(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
