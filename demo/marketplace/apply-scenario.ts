import type { InStatement } from '@libsql/client';
import { insertCreator } from './creators';
import { demoPhone } from './brand';
import { awkwardData } from './scenarios/awkward-data';
import { busyCreator } from './scenarios/busy-creator';
import { newCreator } from './scenarios/new-creator';
import { paymentNull } from './scenarios/payment-null';
import { paymentPaid } from './scenarios/payment-paid';
import { paymentPending } from './scenarios/payment-pending';
import { paymentUpcoming } from './scenarios/payment-upcoming';
import { reconnectRequired } from './scenarios/reconnect-required';
import { tenThousandPosts } from './scenarios/ten-thousand-posts';
import type { Scenario } from './scenarios/scenario';
import { baseStatements } from './seed/base';
import { tables } from './schema';
import { textOf, type World } from './world';

/** Every scenario by name. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'new-creator': newCreator,
  'busy-creator': busyCreator,
  'ten-thousand-posts': tenThousandPosts,
  'reconnect-required': reconnectRequired,
  'awkward-data': awkwardData,
  'payment-paid': paymentPaid,
  'payment-pending': paymentPending,
  'payment-upcoming': paymentUpcoming,
  'payment-null': paymentNull,
};

/** The demo creator keeps the same id, so that a change of the scenario keeps its session. */
export const demoCreatorId = 'creator-demo';

export const scenarioName = async (world: World): Promise<string | undefined> => {
  const row = await world.row('SELECT value FROM settings WHERE key = ?', ['scenario']);
  return row && textOf(row.value);
};

/** Empties the marketplace and fills it from the scenario, in one transaction. */
export async function applyScenario(world: World, name: string, fresh = false): Promise<void> {
  const scenario = scenarios[name];
  if (!scenario) throw new Error(`There is no scenario named ${name}. Choose one of: ${Object.keys(scenarios).join(', ')}`);
  world.setOffset(0);
  world.faults.clear();
  const now = world.now();
  const seed = scenario.seed({ creatorId: demoCreatorId, now });
  const clearing: InStatement[] = fresh ? [] : [
    ...tables.map((table) => `DELETE FROM ${table}`),
    "DELETE FROM settings WHERE key <> 'schema'",
    { sql: 'DELETE FROM sessions WHERE creator_id <> ?', args: [demoCreatorId] },
  ];
  await world.write([
    ...clearing,
    ...baseStatements(),
    insertCreator({ id: demoCreatorId, phone: demoPhone, joinedAt: now, ...seed.creator }),
    ...seed.statements,
    { sql: 'INSERT INTO settings (key, value) VALUES (?, ?)', args: ['scenario', name] },
  ]);
}
