import { orders } from '../features/links/creating/setting';
import type { Person } from '../support/person';

/** Picks a product of the person's orders in Add Products, by default the first one. */
export async function pickOrder(person: Person, name = orders[0]): Promise<void> {
  await person.click('button', 'From marketplace orders');
  await person.click('checkbox', `Select ${name}`);
  await person.click('button', 'Done');
}
