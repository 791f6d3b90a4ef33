import type { Runtime } from '../src/runtime';
import type { CreatorOpenExternalDetail } from './events';
import { forBuyers } from './for-buyers';

/**
 * Adds whom to ask to a failure that is shown without React, if the page has configured it. React's error states do it
 * themselves.
 */
export function offerSupport(element: HTMLElement & { runtime?: Runtime | undefined }): void {
  const failure = element.shadowRoot?.querySelector('.shell-failure');
  const { support: contact, brand } = element.runtime ?? {};
  if (!failure || !contact || !brand || !navigator.onLine || forBuyers.has(element.localName)) return;
  const open = (href: string) => {
    const detail: CreatorOpenExternalDetail = { href, reason: 'support' };
    const event = new CustomEvent('creator-open-external', { detail, bubbles: true, composed: true, cancelable: true });
    if (element.dispatchEvent(event)) window.open(href, '_blank', 'noopener,noreferrer');
  };
  void import('./paint-support').then(({ paintSupport }) => paintSupport(failure, contact, brand.name, open), () => undefined);
}
