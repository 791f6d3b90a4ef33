import { useEffect, useRef, useState } from 'react';
import { sizedImage, type ImageSize } from '../domain/image-address';
import { lazyImageMarginPx } from '../domain/first-limits';
import { widgetWords } from '../text/en/widgets';
import { Icon } from './icons/icon';
import { picturePath } from './icons/first-paths';
import sheet from './lazy-image.css';
import { useSheet } from './use-sheet';

export interface LazyImageProps {
  src: string | null | undefined;
  size: ImageSize;
  /** '' if the text beside the picture describes it. */
  alt: string;
  shape?: 'square' | 'portrait' | 'wide';
  className?: string;
}

/** A picture that loads 100 px before it enters the viewport, reserves its space, and has a fallback. */
export function LazyImage({ src, size, alt, shape = 'square', className = '' }: LazyImageProps) {
  useSheet(sheet);
  const box = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(!('IntersectionObserver' in globalThis));
  const [settled, setSettled] = useState<{ src: string; ok: boolean }>();
  useEffect(() => {
    if (near || !box.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    }, { rootMargin: `${lazyImageMarginPx}px`, scrollMargin: `${lazyImageMarginPx}px` });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [near]);
  const outcome = settled && settled.src === src ? settled.ok : undefined;
  const broken = !src || outcome === false;
  return (
    <span ref={box} className={`lazy-image lazy-image-${shape} ${className}`}>
      {broken && <Missing alt={alt} />}
      {near && src && !broken && (
        <img
          src={sizedImage(src, size)}
          alt={alt}
          decoding="async"
          referrerPolicy="no-referrer"
          data-shown={outcome ? '' : undefined}
          onLoad={() => setSettled({ src, ok: true })}
          onError={() => setSettled({ src, ok: false })}
        />
      )}
    </span>
  );
}

function Missing({ alt }: { alt: string }) {
  return (
    <span role={alt ? 'img' : undefined} aria-label={alt ? widgetWords.missingPicture(alt) : undefined} data-fallback="">
      <Icon path={picturePath} size={24} />
    </span>
  );
}
