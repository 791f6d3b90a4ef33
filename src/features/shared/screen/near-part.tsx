import { Skeleton, type SkeletonProps } from '../../../widgets/skeleton';
import { WhenNear, type WhenNearProps } from '../../../widgets/when-near';
import { LazyPlace } from './lazy-part';

interface NearPartProps extends WhenNearProps {
  /** Shown while the code is loading; not higher than the part. */
  shape: SkeletonProps['shape'];
}

/** A `lazyPart` below the first screenful, which the rest of the screen does not need. */
export function NearPart({ height, shape, children }: NearPartProps) {
  return <WhenNear height={height}><LazyPlace value={{ waiting: <Skeleton shape={shape} /> }}>{children}</LazyPlace></WhenNear>;
}
