import { elementWords } from '../text/en/elements';
import { widgetWords } from '../text/en/widgets';
import sheet from './skeleton.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface SkeletonProps {
  shape: 'line' | 'figure' | 'row' | 'card' | 'banner' | 'tile';
  count?: number;
}

/** Grey shapes with the height of the content. */
export function Skeleton({ shape, count = 1 }: SkeletonProps) {
  return (
    <div ref={styled} className={shape === 'tile' ? 'skeleton-tiles' : 'skeleton-stack'} role="status" aria-label={widgetWords.loading} data-print={elementWords.notPrinted}>
      {Array.from({ length: count }, (_, index) => <span key={index} className={`skeleton skeleton-${shape}`} part="skeleton" />)}
    </div>
  );
}
