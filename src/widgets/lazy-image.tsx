import { type ImageSize, imageType, sizedImage } from '../domain/pictures';
import { lazyImageMarginPx } from '../domain/limits';
import { widgetWords } from '../text/en/widgets';
import { Icon, picturePath } from './icons/icon';
import { loadImage } from './load-image';
import sheet from './lazy-image.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

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
  return (
    <span key={src} ref={styled} className={`lazy-image lazy-image-${shape} ${className}`}>
      {src && <img ref={loadWhenNear} data-src={sizedImage(src, size)} data-type={imageType(src)} alt={alt} decoding="async" referrerPolicy="no-referrer" suppressHydrationWarning />}
      <span
        className="lazy-image-missing"
        role={alt ? 'img' : undefined}
        aria-label={alt ? widgetWords.missingPicture(alt) : undefined}
        data-fallback={src ? undefined : ''}
        suppressHydrationWarning
      >
        <Icon path={picturePath} size={24} />
      </span>
    </span>
  );
}

/**
 * A `ref`, so that the picture needs no hook: an attribute contains whether it has loaded or failed (`data-shown`,
 * `data-failed`), and the style sheet shows the picture or its fallback. React does not warn of these attributes when it
 * continues with a first frame whose pictures have loaded.
 */
function loadWhenNear(image: HTMLImageElement | null): (() => void) | undefined {
  if (!image || image.src) return undefined;
  const load = () => loadImage(image, () => image.toggleAttribute('data-shown', true), () => {
    image.toggleAttribute('data-failed', true);
    image.nextElementSibling?.toggleAttribute('data-fallback', true);
  });
  if (!('IntersectionObserver' in globalThis)) {
    load();
    return undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    load();
  }, { rootMargin: `${lazyImageMarginPx}px`, scrollMargin: `${lazyImageMarginPx}px` });
  observer.observe(image);
  return () => observer.disconnect();
}
