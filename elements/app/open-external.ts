import { askHost, type Host } from '../../src/bridge/host';
import type { CreatorEventMap } from '../events';

/**
 * Lets the native app open external addresses. The listener is on the window, so that the host page can cancel
 * `creator-open-external` first. Returns a function that stops it.
 */
export function openThroughHost(host: Host): () => void {
  if (!host.openExternal) return () => undefined;
  const open = (event: CreatorEventMap['creator-open-external']) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { href } = event.detail;
    void askHost(host, 'openExternal', href).then((done) => done || window.open(href, '_blank', 'noopener,noreferrer'));
  };
  window.addEventListener('creator-open-external', open);
  return () => window.removeEventListener('creator-open-external', open);
}
