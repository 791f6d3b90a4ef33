import type { InStatement } from '@libsql/client';
import { Refusal } from './refusal';
import { randomCode } from './tokens';
import { numberOf, textOf, type World } from './world';

/** The profile flags that a tester can change, with the values of a new creator. */
export const defaultFlags = {
  instagram_connected: false,
  instagram_reconnect_required: false,
  is_collection_page_visibility_enabled: true,
  is_perf_experiment_enabled: true,
  is_payments_page_experiment_enabled: true,
  is_qr_code_visibility_enabled: true,
  is_payout_experiment_enabled: false,
  has_joining_date: true,
  isGSTRequired: false,
};
export type FlagName = keyof typeof defaultFlags;
export type Flags = Record<FlagName, boolean>;

export interface Creator {
  id: string; phone: string; registered: boolean; joinedAt: number; autoDm: boolean; flags: Flags;
}

export const isFlag = (name: string): name is FlagName => name in defaultFlags;

/** Numbers that end in 0000 are not registered. */
const isRegisteredNumber = (phone: string): boolean => !phone.endsWith('0000');

function read(row: Record<string, unknown>): Creator {
  return {
    id: textOf(row.id), phone: textOf(row.phone), registered: numberOf(row.registered) === 1,
    joinedAt: numberOf(row.joined_at), autoDm: numberOf(row.auto_dm_enabled) === 1,
    flags: { ...defaultFlags, ...(JSON.parse(textOf(row.flags) || '{}') as Partial<Flags>) },
  };
}

export async function creatorById(world: World, id: string): Promise<Creator | undefined> {
  const row = await world.row('SELECT * FROM creators WHERE id = ?', [id]);
  return row && read(row);
}

export async function creatorByPhone(world: World, phone: string): Promise<Creator | undefined> {
  const row = await world.row('SELECT * FROM creators WHERE phone = ?', [phone]);
  return row && read(row);
}

export async function listCreators(world: World): Promise<Creator[]> {
  return (await world.rows('SELECT * FROM creators ORDER BY joined_at, id')).map(read);
}

/** The creator of that number; an unknown number joins now. */
export async function enrol(world: World, phone: string): Promise<Creator> {
  const known = await creatorByPhone(world, phone);
  if (known) return known;
  const id = `creator-${randomCode(6).toLowerCase()}`;
  await world.write([insertCreator({ id, phone, joinedAt: world.now() })]);
  const made = await creatorById(world, id);
  if (!made) throw new Error('The new creator was not stored');
  return made;
}

export function insertCreator(
  { id, phone, joinedAt, autoDm = false, flags = {} }:
  { id: string; phone: string; joinedAt: number; autoDm?: boolean; flags?: Partial<Flags> },
): InStatement {
  return {
    sql: 'INSERT OR IGNORE INTO creators (id, phone, registered, joined_at, auto_dm_enabled, flags) VALUES (?, ?, ?, ?, ?, ?)',
    args: [id, phone, isRegisteredNumber(phone) ? 1 : 0, joinedAt, autoDm ? 1 : 0, JSON.stringify(flags)],
  };
}

export const updateFlags = (creator: Creator, changes: Partial<Flags>): InStatement => ({
  sql: 'UPDATE creators SET flags = ? WHERE id = ?',
  args: [JSON.stringify({ ...creator.flags, ...changes }), creator.id],
});

/** One spelling for all ways of typing the same number. */
export function normalPhone(typed: string): string {
  const compact = typed.replaceAll(/\s/g, '');
  if (!/^(\+\d{1,3})?\d{10}$/.test(compact)) throw new Refusal(400, 'Enter a valid phone number');
  return compact.startsWith('+') ? compact : `+91${compact}`;
}
