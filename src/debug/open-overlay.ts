import { CreatorDebug } from './creator-debug';

/** Shows the overlay, once per page. */
export function openOverlay(): void {
  if (!customElements.get('creator-debug')) customElements.define('creator-debug', CreatorDebug);
  if (document.querySelector('creator-debug')) return;
  // Beside the body, so that a page that renders its body again does not remove it.
  document.documentElement.append(document.createElement('creator-debug'));
}
