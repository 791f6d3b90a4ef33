import { splitThumbnails } from '../domain/pictures';
import { widgetWords } from '../text/en/widgets';
import { LazyImage } from './lazy-image';
import sheet from './thumbnail-grid.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface ThumbnailGridProps {
  images: readonly { readonly src: string | null | undefined; readonly alt: string }[];
  size?: 128 | 256 | 512;
  /** The accessible name of the group. */
  label?: string;
}

const none = [{ src: null, alt: '' }];

/** Up to four pictures in a square; the number of the others is on the last (decision C29). Without any, a fallback. */
export function ThumbnailGrid({ images, size = 128, label = widgetWords.productImages }: ThumbnailGridProps) {
  const { shown, more } = splitThumbnails(images.length > 0 ? images : none);
  return (
    <div ref={styled} className={`thumbnails thumbnails-${shown.length}`} role="group" aria-label={label}>
      {shown.map((image, index) => (
        <div key={index} className="thumbnails-cell">
          <LazyImage src={image.src} alt={image.alt} size={size} />
          {more > 0 && index === shown.length - 1 && <span className="thumbnails-more">{widgetWords.more(more)}</span>}
        </div>
      ))}
    </div>
  );
}
