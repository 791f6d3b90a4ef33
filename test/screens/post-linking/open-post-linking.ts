import '../../../elements/creator-post-linking';
import { brand } from '../../../demo/marketplace/brand';
import type { ScreenElement } from '../../../elements/define';
import { createRuntime, type Runtime } from '../../../src/runtime';
import { click, findByRole } from '../../support/screen';
import type { World } from '../../support/world';

const open: HTMLElement[] = [];

/** Puts the element on the page in front of that world and waits until it shows what there is, or why it cannot. */
export async function openPostLinking(
  world: World,
  runtime: Runtime = createRuntime({
    apiBase: world.apiBase,
    brand,
    instagram: { clientId: '1', authorizeUrl: '#consent', redirectUri: `${location.origin}/influencer-home` },
  }),
): Promise<{ element: ScreenElement; runtime: Runtime; went: string[] }> {
  const element = document.createElement('creator-post-linking');
  const went: string[] = [];
  element.runtime = runtime;
  element.router = { navigate: (path) => went.push(path), back: () => went.push('back') };
  document.body.append(element);
  open.push(element);
  await element.whenReady();
  return { element, runtime, went };
}

/** Chooses a post and goes on to its products. */
export async function choosePost(element: Element, caption: string | RegExp): Promise<void> {
  await click(element, 'radio', caption);
  await click(element, 'button', 'Next');
  await findByRole(element, 'heading', 'Step 2 of 2: Add Products');
}

/** Ticks products of the previous orders by name. */
export async function pickOrders(element: Element, names: readonly string[]): Promise<void> {
  await click(element, 'button', 'From marketplace orders');
  for (const name of names) await click(element, 'checkbox', `Select ${name}`);
  await click(element, 'button', 'Done');
}

afterEach(() => {
  for (const element of open.splice(0)) element.remove();
});
