import '../../../../elements/creator-auto-dm-listing';
import '../../../../elements/creator-collection-listing';
import '../../../../elements/creator-qr-code-listing';
import '../../../../elements/creator-ordered-products';
import type { ScreenElement } from '../../../../elements/define';
import { openElement, runtimeOf } from '../../../support/open-element';
import { createWorld, type World } from '../../../support/world';

export type ListingTag =
  | 'creator-auto-dm-listing' | 'creator-collection-listing' | 'creator-qr-code-listing' | 'creator-ordered-products';

/** The listing alone, in front of that world. */
export const openListing = async (tag: ListingTag, world: World): Promise<ScreenElement> =>
  (await openElement(tag, runtimeOf(world))).element;

/** A world of its own with a creator who is logged in. */
export async function worldOf(scenario: string): Promise<World> {
  const world = await createWorld({ scenario });
  await world.login();
  return world;
}

/** How often the world was asked for that. */
export async function asked(world: World, method: string, path: RegExp): Promise<number> {
  return (await world.requests()).filter((request) => request.method === method && path.test(request.path)).length;
}

/** Where the screen wants to go, instead of going there. */
export function catchNavigation(): Promise<{ route: string }> {
  return new Promise((resolve) => {
    document.addEventListener('creator-navigate', (event) => {
      event.preventDefault();
      resolve((event as CustomEvent<{ route: string }>).detail);
    }, { once: true });
  });
}
