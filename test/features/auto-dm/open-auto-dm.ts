import '../../../elements/creator-auto-dm';
import type { CreatorConfig } from '../../../src/runtime';
import { instagram, openElement, runtimeOf, type Opened } from '../../support/open-element';
import { scrollPast } from '../../support/scroll-past';
import type { World } from '../../support/world';

export const openAutoDm = (world: World, config: CreatorConfig = {}): Promise<Opened> =>
  openElement('creator-auto-dm', runtimeOf(world, { instagram, ...config }));

/** With what stands below the first screenful. */
export async function openWholeAutoDm(world: World, config: CreatorConfig = {}): Promise<Opened> {
  const opened = await openAutoDm(world, config);
  await scrollPast(opened.element);
  return opened;
}
