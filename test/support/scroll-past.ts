import { nextFrame } from '@open-wc/testing';
import { waitUntil } from './wait-until';

/**
 * Scrolls past all of an element and back, because what is below the first screenful is rendered near the viewport
 * only.
 */
export async function scrollPast(element: HTMLElement): Promise<void> {
  for (let at = 0; at < element.getBoundingClientRect().height; at += innerHeight) {
    scrollTo(0, scrollY + element.getBoundingClientRect().top + at);
    // Observers are called after the layout of a frame.
    await nextFrame();
    await nextFrame();
  }
  scrollTo(0, 0);
  await waitUntil(() => !element.shadowRoot?.querySelector('.skeleton'), 'something is still on its way');
}
