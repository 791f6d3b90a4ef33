import type { Facts } from '../../domain/safe-facts';

/** Dispatches a `creator-track` event, the only way in which screens report. */
export function track(from: EventTarget, name: string, facts: Facts): void {
  from.dispatchEvent(new CustomEvent('creator-track', { detail: { name, facts }, bubbles: true, composed: true }));
}
