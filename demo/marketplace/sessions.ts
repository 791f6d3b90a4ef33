import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { creatorById, type Creator } from './creators';
import { hashed, randomToken } from './tokens';
import { numberOf, textOf, type World } from './world';

const name = 'creator_session';
const lifetime = 400 * 86_400_000; // long, because testers advance the clock by months

const path = (world: World): string => world.basePath || '/';

/** Creates a session and returns its token, which works as a cookie and as a bearer token. */
async function makeSession(world: World, creatorId: string, kind = ''): Promise<string> {
  const token = kind + randomToken();
  await world.write([{
    sql: 'INSERT INTO sessions (token_hash, creator_id, created_at) VALUES (?, ?, ?)',
    args: [hashed(token), creatorId, world.now()],
  }]);
  return token;
}

export async function startSession(world: World, context: Context, creatorId: string): Promise<void> {
  const token = await makeSession(world, creatorId);
  setCookie(context, name, token, { httpOnly: true, sameSite: 'Lax', path: path(world), maxAge: 30 * 86_400 });
}

export async function sessionCreator(world: World, context: Context): Promise<Creator | undefined> {
  // A page with its own session; a valid cookie does not replace a wrong token.
  const [, bearer] = /^Bearer (page_.*)$/.exec(context.req.header('authorization') ?? '') ?? [];
  return creatorOf(world, bearer ?? getCookie(context, name));
}

/** Another token for the session of the cookie. */
export async function bearerToken(world: World, context: Context): Promise<string | undefined> {
  const creator = await creatorOf(world, getCookie(context, name));
  return creator && makeSession(world, creator.id, 'page_'); // to distinguish them from those of an app, which this marketplace does not know
}

/** Another cookie for the session of the current one. */
export async function renewCookie(world: World, context: Context): Promise<boolean> {
  const creator = await creatorOf(world, getCookie(context, name));
  if (creator) await startSession(world, context, creator.id);
  return creator !== undefined;
}

async function creatorOf(world: World, token: string | undefined): Promise<Creator | undefined> {
  if (!token) return undefined;
  const row = await world.row('SELECT creator_id, created_at FROM sessions WHERE token_hash = ?', [hashed(token)]);
  if (!row || world.now() - numberOf(row.created_at) > lifetime) return undefined;
  return creatorById(world, textOf(row.creator_id));
}
