import type { Metric } from 'web-vitals';
import { routeOfLink } from '../../domain/route-of-link';
import type { Facts } from '../../domain/safe-facts';
import { parseUrl } from '../../domain/parse-url';

/** Dispatches a `creator-track` event, the only way in which screens report. */
export function track(from: EventTarget, name: string, facts: Facts): void {
  from.dispatchEvent(new CustomEvent('creator-track', { detail: { name, facts }, bubbles: true, composed: true }));
}

const controls = 'a[href], button, summary, input[type=checkbox], input[type=radio]';

function targetOf(link: HTMLAnchorElement): string {
  const address = parseUrl(link.href); // null for a path in a page that is a `blob:`
  return (address?.origin === location.origin && routeOfLink(address)) || 'outside';
}

/**
 * Reports clicks on links and controls of our elements as `click`: the element, the kind of control, its `data-name`,
 * and the route of a link. Never its text, which may be personal. Returns a function that stops it.
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
  // In the capture phase, because a screen may stop the click or remove its target.
  addEventListener('click', clicked, true);
  return () => removeEventListener('click', clicked, true);
}

/** Reports web vitals of the page as `web-vital`; `wanted` tells whether they are still needed. */
export async function reportVitals(wanted: () => boolean): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const report = ({ name, value, rating }: Metric) => {
    if (wanted()) track(document, 'web-vital', { metric: name, value: Math.round(value * 1000) / 1000, rating });
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
