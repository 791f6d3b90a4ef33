import { askHost, type Host } from '../../src/bridge/host';
import type { CreatorEventMap } from '../events';

/**
 * Lets the host app open outside addresses. Listens at the window, so that the page around the app
 * has had its chance to take `creator-open-external` over; returns the way to stop.
 */
export function openThroughHost({ openExternal }: Host): () => void {
  if (!openExternal) return () => undefined;
  const open = (event: CreatorEventMap['creator-open-external']) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { href } = event.detail;
    void askHost(() => openExternal(href)).then((done) => done || window.open(href, '_blank', 'noopener,noreferrer'));
  };
  window.addEventListener('creator-open-external', open);
  return () => window.removeEventListener('creator-open-external', open);
}
