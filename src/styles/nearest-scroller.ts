/**
 * The element that scrolls around a node, through shadow roots; null if the page itself scrolls. A box that only could
 * scroll is passed over: `overflow-x: hidden` alone makes the browser compute `overflow-y: auto`.
 */
export function nearestScroller(node: Element): HTMLElement | null {
  let at: Node | null = node;
  while (at) {
    at = at instanceof Element && at.assignedSlot ? at.assignedSlot : at instanceof ShadowRoot ? at.host : at.parentNode;
    if (!(at instanceof HTMLElement)) continue;
    if (at === document.documentElement || (at === document.body && bodyIsPage())) return null;
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  }
  return null;
}

/** The overflow of the body is that of the page, unless the root element has its own. */
const bodyIsPage = () => getComputedStyle(document.documentElement).overflowY === 'visible';
