const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A page in the background gets no frames. */
const frame = () => Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), pause(250)]);

/** A lazy picture that waits for scrolling is not loading. */
function isNear(picture: HTMLElement): boolean {
  const { top, bottom, left, right } = picture.getBoundingClientRect();
  return bottom >= 0 && right >= 0 && top <= innerHeight && left <= innerWidth;
}

/** Whether pictures or clips inside, shadow roots included, have neither loaded nor failed. */
function loads(root: ParentNode): boolean {
  for (const each of root.querySelectorAll<HTMLElement>('*')) {
    if (each instanceof HTMLImageElement && !each.complete && (each.loading !== 'lazy' || isNear(each))) return true;
    if (each instanceof HTMLMediaElement && each.readyState === HTMLMediaElement.HAVE_NOTHING && each.networkState === HTMLMediaElement.NETWORK_LOADING) return true;
    if (each.shadowRoot && loads(each.shadowRoot)) return true;
  }
  return false;
}

/**
 * Waits until an element has been idle for two frames, so that the page has received all policy violations.
 * @param ms the longest wait
 */
export async function atRest(element: HTMLElement, waits: () => boolean, ms: number): Promise<void> {
  const end = performance.now() + ms;
  for (let calm = 0; calm < 2 && performance.now() < end;) {
    await frame();
    calm = waits() || loads(element) || (element.shadowRoot && loads(element.shadowRoot)) ? 0 : calm + 1;
  }
}
