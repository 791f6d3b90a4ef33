import { expect } from '@open-wc/testing';
import { settled } from './settled';

/**
 * axe finds no problem with the settled element: during a transition, such as an opening sheet, colours have no
 * contrast for a moment.
 */
export async function expectAccessible(element: HTMLElement): Promise<void> {
  await settled(element);
  await expect(element).to.be.accessible();
}
