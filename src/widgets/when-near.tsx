import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  /** The least height of the content in px, so that little moves when it comes. */
  height: number;
  /** Rendered, and its code loaded, once it is about to be seen. */
  children: ReactNode;
}

/** For what stands below the first screenful: its code is nobody's business before it is scrolled to. */
export function WhenNear({ height, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return <div ref={place} style={{ minHeight: height }}>{near && <Suspense fallback={null}>{children}</Suspense>}</div>;
}
