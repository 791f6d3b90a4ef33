import { routeOfLink } from '../../domain/route-of-link';
import { track } from './track';

const controls = 'a[href], button, summary, input[type=checkbox], input[type=radio]';

function targetOf(link: HTMLAnchorElement): string {
  const address = new URL(link.href, location.href);
  return (address.origin === location.origin && routeOfLink(address)) || 'outside';
}

/**
 * Reports clicks on the links and controls of our elements as `click`: in which element, what kind of control,
 * its `data-name` where it has one, and the route a link leads to. Never its text, which may be a creator's own.
 * Returns the way to stop.
 */
export function trackClicks(): () => void {
  const clicked = (event: MouseEvent) => {
    const path = event.composedPath().filter((node) => node instanceof HTMLElement);
    const at = path.findIndex((node) => node.matches(controls));
    const control = path[at];
    const owner = path.slice(at).find((node) => node.shadowRoot && node.localName.startsWith('creator-') && node.localName !== 'creator-debug');
    if (!control || !owner) return;
    const name = control.dataset['name'];
    track(owner, 'click', {
      element: owner.localName,
      control: control.localName,
      ...(name && { name }),
      ...(control instanceof HTMLAnchorElement && { to: targetOf(control) }),
    });
  };
  // While capturing: a screen may stop the click, or be gone when it arrives.
  addEventListener('click', clicked, true);
  return () => removeEventListener('click', clicked, true);
}
