import { Skeleton, type SkeletonProps } from '../../../widgets/skeleton';
import { WhenNear, type WhenNearProps } from '../../../widgets/when-near';
import { LazyPlace } from './lazy-part';

interface NearPartProps extends WhenNearProps {
  /** What stands there while the code is on its way; not higher than the part. */
  shape: SkeletonProps['shape'];
}

/** A `lazyPart` below the first screenful, without which the rest of the screen can be used. */
export function NearPart({ height, shape, children }: NearPartProps) {
  return <WhenNear height={height}><LazyPlace value={{ waiting: <Skeleton shape={shape} /> }}>{children}</LazyPlace></WhenNear>;
}
