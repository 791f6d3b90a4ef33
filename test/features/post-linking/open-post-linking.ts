import '../../../elements/creator-post-linking';
import { instagram, openElement, runtimeOf, type Opened } from '../../support/open-element';
import { click, findByRole } from '../../support/screen';
import type { World } from '../../support/world';

export const openPostLinking = (world: World, runtime = runtimeOf(world, { instagram })): Promise<Opened> =>
  openElement('creator-post-linking', runtime);

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
