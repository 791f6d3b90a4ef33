import { useEffect, useState, type RefObject } from 'react';
import { olderPerformanceWords as words } from '../../../text/en/performance-older';
import { Icon } from '../../../widgets/icons/icon';
import { chevronDownPath, chevronUpPath } from '../../../widgets/icons/paths';

/** Scrolls to the list of posts, with the focus on its heading. */
export function goToPosts(heading: HTMLElement | null): void {
  if (!heading) return;
  // A long distance is not animated: rows that are rendered and measured on the way would stop a smooth scroll.
  const far = Math.abs(heading.getBoundingClientRect().top) > 3 * innerHeight;
  const smooth = !far && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start', behavior: smooth ? 'smooth' : 'auto' });
}

/**
 * Floats over the page and leads to the list of posts, from above and from far down; hidden while its heading is
 * visible.
 */
export function AllPostsButton({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const [away, setAway] = useState<'above' | 'below'>();
  useEffect(() => {
    if (!heading.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (!last) return;
      setAway(last.isIntersecting ? undefined : last.boundingClientRect.top < 0 ? 'above' : 'below');
    });
    observer.observe(heading.current);
    return () => observer.disconnect();
  }, [heading]);
  return (
    <button type="button" className={`all-posts-button ${away ? '' : 'all-posts-reached'}`} onClick={() => goToPosts(heading.current)}>
      {words.allPosts}<Icon path={away === 'above' ? chevronUpPath : chevronDownPath} size={18} />
    </button>
  );
}
