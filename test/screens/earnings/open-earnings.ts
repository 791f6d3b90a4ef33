import '../../../elements/creator-earnings';
import type { ScreenElement } from '../../../elements/define';
import { brand } from '../../../demo/marketplace/brand';
import { createRuntime } from '../../../src/runtime';
import { createWorld, type World } from '../../support/world';

const open: HTMLElement[] = [];

/** A marketplace in which the person is logged in. */
export async function enter(scenario: string): Promise<World> {
  const world = await createWorld({ scenario });
  await world.login();
  return world;
}

/** Puts the element on the page in front of that world and waits until it shows figures or why it cannot. */
export async function openEarnings(world: World, attributes: Record<string, string> = {}): Promise<ScreenElement> {
  const element = document.createElement('creator-earnings');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.runtime = createRuntime({ apiBase: world.apiBase, brand });
  document.body.append(element);
  open.push(element);
  await element.whenReady();
  return element;
}

/** What the server says, for comparing with what is shown. */
export async function answer<T>(world: World, path: string): Promise<T> {
  return (await (await fetch(world.apiBase + path, { credentials: 'include' })).json()) as T;
}

afterEach(() => {
  for (const element of open.splice(0)) element.remove();
});
