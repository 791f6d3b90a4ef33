import { Component, Suspense, type ReactNode } from 'react';
import { ChunkError } from '../../../bridge/load-chunk';
import { ErrorState } from '../../../widgets/error-state';
import { Skeleton, type SkeletonProps } from '../../../widgets/skeleton';
import { WhenNear, type WhenNearProps } from '../../../widgets/when-near';
import { askAgain } from './lazy-part';

interface NearPartProps extends WhenNearProps {
  /** What stands there while the code is on its way; not higher than the part. */
  shape: SkeletonProps['shape'];
}

/** A `lazyPart` below the first screenful, without which the rest of the screen can be used. */
export function NearPart({ height, shape, children }: NearPartProps) {
  return (
    <WhenNear height={height}>
      <PartBoundary><Suspense fallback={<Skeleton shape={shape} />}>{children}</Suspense></PartBoundary>
    </WhenNear>
  );
}

/** Where the code does not come, only the part says so, and what was typed beside it stays. Any other fault is the element's. */
class PartBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const error: unknown = this.state.error;
    if (error === undefined) return this.props.children;
    if (!(error instanceof ChunkError)) throw error;
    return <ErrorState error={error} onRetry={() => {
      askAgain();
      this.setState({ error: undefined });
    }} />;
  }
}
