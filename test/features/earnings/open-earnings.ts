import { nearDay } from '../../../src/domain/near-day';
import { dayAndDate } from '../../../src/text/days';
import '../../../elements/creator-earnings';
import type { ScreenElement } from '../../../elements/define';
import { openElement, runtimeOf } from '../../support/open-element';
import { createWorld, type World } from '../../support/world';

/** A marketplace in which the person is logged in. */
export async function enter(scenario: string): Promise<World> {
  const world = await createWorld({ scenario });
  await world.login();
  return world;
}

/** The element alone, in front of that world. */
export const openEarnings = async (world: World, attributes: Record<string, string> = {}): Promise<ScreenElement> =>
  (await openElement('creator-earnings', runtimeOf(world), attributes)).element;

/** What the server says, for comparing with what is shown. */
export async function answer<T>(world: World, path: string): Promise<T> {
  return (await (await fetch(world.apiBase + path, { credentials: 'include' })).json()) as T;
}

/** A day as the screen says it; test/domain/near-day.test.ts checks the words. */
export function spoken(text: string | null | undefined): string {
  const day = nearDay(text, new Date());
  if (!day) throw new Error(`not a day: ${text}`);
  return dayAndDate(day);
}
