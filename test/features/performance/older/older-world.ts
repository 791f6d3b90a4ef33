import { demoPhone } from '../../../../demo/marketplace/brand';
import { createWorld, type World } from '../../../support/world';

/** Switches a flag of the creator's profile. */
export const setFlag = (world: World, flag: string, value: boolean) => world.control('flags', { phone: demoPhone, flag, value });

/** A marketplace whose logged-in creator sees the older performance version. */
export async function olderWorld(scenario: string): Promise<World> {
  const world = await createWorld({ scenario });
  await world.login();
  await setFlag(world, 'is_perf_experiment_enabled', false);
  return world;
}

/** What reached the older calls, by the last part of their path. */
export async function askedOf(world: World, call: 'overview' | 'post-count' | 'post-data' | 'post') {
  return (await world.requests()).filter(({ path }) => path === `/v1/performance/perf/${call}`);
}

/** Puts faults and the record of requests back to nothing. */
export async function forget(world: World): Promise<void> {
  await world.control('faults', undefined, 'DELETE');
  await world.control('requests', undefined, 'DELETE');
}
