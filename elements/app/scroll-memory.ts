/**
 * Remembers how far each entry of the browser's history was scrolled. Screens load their content late,
 * so the browser's own restoration would come before there is anything to scroll.
 */
export function createScrollMemory() {
  const positions = new Map<number, number>();
  const entry = () => (history.state as { creatorDepth?: number } | null)?.creatorDepth ?? 0;
  const remember = () => positions.set(entry(), scrollY);
  return {
    /** Begins to remember; the returned function ends it. */
    start() {
      const before = history.scrollRestoration;
      history.scrollRestoration = 'manual';
      addEventListener('scroll', remember, { passive: true });
      return () => {
        history.scrollRestoration = before;
        removeEventListener('scroll', remember);
      };
    },
    leave: remember,
    restore: () => scrollTo(0, positions.get(entry()) ?? 0),
  };
}
