import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { creatorById, type Creator } from './creators';
import { hashed, randomToken } from './tokens';
import { numberOf, textOf, type World } from './world';

const name = 'creator_session';
const lifetime = 400 * 86_400_000; // long, since testers let months pass

const path = (world: World): string => world.basePath || '/';

export async function startSession(world: World, context: Context, creatorId: string): Promise<void> {
  const token = randomToken();
  await world.write([{
    sql: 'INSERT INTO sessions (token_hash, creator_id, created_at) VALUES (?, ?, ?)',
    args: [hashed(token), creatorId, world.now()],
  }]);
  setCookie(context, name, token, { httpOnly: true, sameSite: 'Lax', path: path(world), maxAge: 30 * 86_400 });
}

export async function sessionCreator(world: World, context: Context): Promise<Creator | undefined> {
  const token = getCookie(context, name);
  if (!token) return undefined;
  const row = await world.row('SELECT creator_id, created_at FROM sessions WHERE token_hash = ?', [hashed(token)]);
  if (!row || world.now() - numberOf(row.created_at) > lifetime) return undefined;
  return creatorById(world, textOf(row.creator_id));
}
