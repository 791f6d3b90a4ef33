import '../../../elements/creator-auto-dm';
import { instagram, openElement, runtimeOf, type Opened } from '../../support/open-element';
import { scrollPast } from '../../support/scroll-past';
import type { World } from '../../support/world';

export const openAutoDm = (world: World): Promise<Opened> => openElement('creator-auto-dm', runtimeOf(world, { instagram }));

/** With what stands below the first screenful. */
export async function openWholeAutoDm(world: World): Promise<Opened> {
  const opened = await openAutoDm(world);
  await scrollPast(opened.element);
  return opened;
}
