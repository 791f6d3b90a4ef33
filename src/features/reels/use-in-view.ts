import { useEffect, useState, type RefObject } from 'react';

/** Whether it is visible: the page is not hidden and the element is on the screen. */
export function useInView(box: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  const [pageShown, setPageShown] = useState(() => !document.hidden);
  useEffect(() => {
    const changed = () => setPageShown(!document.hidden);
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? true), { threshold: 0.25 });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return onScreen && pageShown;
}
