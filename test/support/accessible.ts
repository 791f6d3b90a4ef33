import { expect } from '@open-wc/testing';
import { settled } from './settled';

/**
 * axe finds nothing wrong with the element as a person sees it: what still fades in, as a sheet that has just opened,
 * has colours without contrast for a moment.
 */
export async function expectAccessible(element: HTMLElement): Promise<void> {
  await settled(element);
  await expect(element).to.be.accessible();
}
