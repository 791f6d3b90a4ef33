/** The next frame of the page. */
export const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Waits until nothing is busy and what is seen has stayed the same for some frames.
 * @param look what can be seen
 * @returns whether that came in time
 */
export async function atRest(look: () => string, isBusy: () => boolean, { ms, calmFrames }: { ms: number; calmFrames: number }): Promise<boolean> {
  const end = performance.now() + ms;
  let calm = 0;
  let before = '';
  while (performance.now() < end) {
    await frame();
    const now = look();
    calm = isBusy() || now !== before ? 0 : calm + 1;
    before = now;
    if (calm >= calmFrames) return true;
  }
  return false;
}

/**
 * Collects uncaught errors and unhandled rejections of the page, which the test runner no longer sees, and errors of
 * rendering, which the screen itself catches.
 */
export function collectErrors(errors: string[], signal: AbortSignal): void {
  addEventListener('error', ({ message }) => { if (!message.startsWith('ResizeObserver')) errors.push(message); }, { signal });
  addEventListener('unhandledrejection', (event) => {
    errors.push(`unhandled: ${String(event.reason)}`);
    event.preventDefault();
  }, { signal });
  addEventListener('creator-error', ({ detail }) => { if (detail.code === 'render-failed') errors.push('a screen failed while rendering'); }, { signal });
}
