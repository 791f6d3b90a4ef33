import '../../../elements/creator-performance';
import type { ScreenElement } from '../../../elements/define';
import { brand } from '../../../demo/marketplace/brand';
import { createRuntime } from '../../../src/runtime';
import type { World } from '../../support/world';

const open: HTMLElement[] = [];

/** Puts the element on the page in front of that world and waits until it shows figures or why it cannot. */
export async function openPerformance(world: World, attributes: Record<string, string> = {}): Promise<ScreenElement> {
  const element = document.createElement('creator-performance');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.runtime = createRuntime({ apiBase: world.apiBase, brand });
  document.body.append(element);
  open.push(element);
  await element.whenReady();
  return element;
}

afterEach(() => {
  for (const element of open.splice(0)) element.remove();
  scrollTo(0, 0);
});
