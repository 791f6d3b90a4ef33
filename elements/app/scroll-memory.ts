/**
 * Stores the scroll position of each history entry. The browser's own restoration comes too early, because screens load
 * their content later.
 */
export function createScrollMemory() {
  const positions = new Map<number, number>();
  let held = false;
  const entry = () => (history.state as { creatorDepth?: number } | null)?.creatorDepth ?? 0;
  const remember = () => {
    if (!held) positions.set(entry(), scrollY);
  };
  return {
    /** Starts storing positions. Returns a function that stops it. */
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
    /** Creates a new entry with the scroll position of the previous one. */
    stay: remember,
    /** The address went back but the old screen is still shown: its scroll position does not belong to this entry. */
    hold: () => void (held = true),
    restore() {
      scrollTo(0, positions.get(entry()) ?? 0);
      held = false;
    },
    /** A new page starts at its top. */
    begin() {
      scrollTo(0, 0);
      held = false;
    },
  };
}
