import type { Facts } from '../../domain/safe-facts';

/** Tells the page and ourselves, in the one way that screens use: a `creator-track` event. */
export function track(from: EventTarget, name: string, facts: Facts): void {
  from.dispatchEvent(new CustomEvent('creator-track', { detail: { name, facts }, bubbles: true, composed: true }));
}
