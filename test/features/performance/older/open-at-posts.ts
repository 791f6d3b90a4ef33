import type { ScreenElement } from '../../../../elements/define';
import { findByRole } from '../../../support/screen';
import type { World } from '../../../support/world';
import { openPerformance } from '../open-performance';

/** Brings the list of the older version near, which is when it comes. */
export async function goToList(element: Element): Promise<void> {
  (await findByRole(element, 'heading', 'All Posts')).scrollIntoView({ block: 'start' });
  await findByRole(element, 'tab', /^All/);
}

/** The older version, scrolled to its list. */
export async function openAtPosts(world: World, attributes: Record<string, string> = {}): Promise<ScreenElement> {
  const element = await openPerformance(world, attributes);
  await goToList(element);
  return element;
}
