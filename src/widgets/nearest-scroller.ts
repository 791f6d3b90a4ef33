/** The element that scrolls around a node, through shadow roots; null if the page itself scrolls. */
export function nearestScroller(node: Element): HTMLElement | null {
  let at: Node | null = node;
  while (at) {
    at = at instanceof Element && at.assignedSlot ? at.assignedSlot : at instanceof ShadowRoot ? at.host : at.parentNode;
    if (!(at instanceof HTMLElement)) continue;
    if (at === document.body || at === document.documentElement) return null;
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}
