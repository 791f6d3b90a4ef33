import '../../../../elements/creator-affiliate-links';
import { catalogue, shelves } from '../../../../demo/marketplace/seed/catalogue';
import { openElement, runtimeOf, type Opened } from '../../../support/open-element';
import { click, findByRole, queryAllByRole, type } from '../../../support/screen';
import type { World } from '../../../support/world';

/** What the sandbox's shelves hold, by name, in their order. */
const named = (ids: readonly string[]) => ids.map((id) => catalogue.find((product) => product.id === id)?.name ?? '');
export const orders = named(shelves.ORDERS);
export const wishes = named(shelves.WISHLIST);

export const open = (world: World, runtime = runtimeOf(world)): Promise<Opened> => openElement('creator-affiliate-links', runtime);

export const cards = { orders: 'From marketplace orders', wishlist: 'From wishlist', link: 'Paste product link' } as const;

/** Opens a sheet, ticks products by name, and is done. */
export async function pick(element: Element, card: keyof typeof cards, names: readonly string[]): Promise<void> {
  await click(element, 'button', cards[card]);
  for (const name of names) await click(element, 'checkbox', `Select ${name}`);
  await click(element, 'button', 'Done');
}

/** Pastes a link into the sheet that is open. */
export async function paste(element: Element, link: string): Promise<HTMLInputElement> {
  const field = await findByRole(element, 'textbox', 'Product link');
  type(field, link);
  await click(element, 'button', 'Add');
  return field as HTMLInputElement;
}

/** Names of the picked products, in the order they are shown. */
export const selected = (element: Element): string[] =>
  queryAllByRole(element, 'button', /^Remove /).map((tile) => (tile.getAttribute('aria-label') ?? '').replace('Remove ', ''));

export const choose = (element: Element, platform: string) => click(element, 'radio', platform);

export const rename = async (element: Element, name: string): Promise<void> =>
  type(await findByRole(element, 'textbox', 'Name'), name);

/** Fills what a collection needs besides its products. */
export async function fill(element: Element, name: string): Promise<void> {
  await rename(element, name);
  await choose(element, 'Instagram Stories');
}

export const complete = (element: Element) => click(element, 'button', 'Complete');
