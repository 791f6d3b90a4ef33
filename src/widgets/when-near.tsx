import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

export interface WhenNearProps {
  /** The least height of the content, in px or in CSS, so that little moves when it comes. */
  height: number | string;
  /** Rendered once it is about to be seen. */
  children: ReactNode;
}

/** For what stands below the first screenful: it is nobody's business before it is scrolled to, or may be reached by keyboard. */
export function WhenNear({ height, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    });
    observer.observe(place.current);
    // Tab goes past what is not there yet, so it comes as soon as somebody is on the way.
    const root = place.current.getRootNode() as Document | ShadowRoot;
    const onFocus = () => {
      if (root.activeElement?.matches(':focus-visible')) setNear(true);
    };
    onFocus();
    root.addEventListener('focusin', onFocus);
    // On paper everything stands, and what is printed is what is there when this event is over.
    const onPrint = () => flushSync(() => setNear(true));
    addEventListener('beforeprint', onPrint);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', onFocus);
      removeEventListener('beforeprint', onPrint);
    };
  }, [near]);
  return <div ref={place} style={{ minHeight: height }}>{near && children}</div>;
}
