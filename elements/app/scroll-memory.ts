/**
 * Remembers how far each entry of the browser's history was scrolled. Screens load their content late,
 * so the browser's own restoration would come before there is anything to scroll.
 */
export function createScrollMemory() {
  const positions = new Map<number, number>();
  let held = false;
  const entry = () => (history.state as { creatorDepth?: number } | null)?.creatorDepth ?? 0;
  const remember = () => {
    if (!held) positions.set(entry(), scrollY);
  };
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
    /** A new entry that begins where the one before it was left. */
    stay: remember,
    /** The address has gone back but the old screen still stands: its scrolling is not the entry's. */
    hold: () => void (held = true),
    restore() {
      scrollTo(0, positions.get(entry()) ?? 0);
      held = false;
    },
    /** A new page begins at its top. */
    begin() {
      scrollTo(0, 0);
      held = false;
    },
  };
}
