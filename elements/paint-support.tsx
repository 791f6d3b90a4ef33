import type { SupportContact } from '../src/domain/support';
import { outsideLink } from '../src/features/shared/support/outside-link';
import { usableWays } from '../src/features/shared/support/usable-ways';
import { SupportWays } from '../src/features/shared/support/views/support-ways';
import { createPainter } from './painter';

/** Draws whom to ask, once, below a failure that is shown without React. */
export function paintSupport(failure: Element, contact: SupportContact, brand: string, open: (href: string) => void): void {
  const ways = usableWays(contact);
  if (ways.length === 0 || failure.querySelector('.support')) return;
  const box = document.createElement('div');
  box.addEventListener('click', (event) => {
    const href = outsideLink(event);
    if (href) open(href);
  });
  failure.append(box);
  createPainter(box)(<SupportWays ways={ways} brand={brand} shape="line" />);
}
