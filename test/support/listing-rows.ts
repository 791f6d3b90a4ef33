import { click, findByRole } from './screen';

/** Opens a row of a listing by its name. */
export async function openRow(root: ParentNode, name: string | RegExp): Promise<void> {
  await click(await findByRole(root, 'article', name), 'button', name);
}

/** Opens the menu of a row, and chooses one of its commands. */
export async function choose(root: ParentNode, name: string | RegExp | undefined, command: string): Promise<void> {
  await click(await findByRole(root, 'article', name), 'button', /^More for /);
  await click(root, 'button', command);
}
