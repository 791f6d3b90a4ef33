import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ReservedPlace } from './reserved-place';

export interface WhenNearProps {
  /** The minimum height of the content, in px or in CSS, which avoids layout shifts. */
  height: number | string;
  /** Rendered when it is near the viewport. */
  children: ReactNode;
}

/**
 * For content below the first screenful, which is not needed before the user scrolls to it or reaches it by keyboard.
 */
export function WhenNear({ height, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    });
    observer.observe(place.current);
    // Tab would skip content that is missing, so it is rendered as soon as the focus comes close.
    const root = place.current.getRootNode() as Document | ShadowRoot;
    const onFocus = () => {
      if (root.activeElement?.matches(':focus-visible')) setNear(true);
    };
    onFocus();
    root.addEventListener('focusin', onFocus);
    // In print everything must be there by the end of this event.
    const onPrint = () => flushSync(() => setNear(true));
    addEventListener('beforeprint', onPrint);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', onFocus);
      removeEventListener('beforeprint', onPrint);
    };
  }, [near]);
  return <ReservedPlace ref={place} height={height}>{near && children}</ReservedPlace>;
}
