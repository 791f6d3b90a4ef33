import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { failureOf, valueAtHand } from '../../../domain/load';
import { olderPerformanceStore } from '../older-performance-store';
import { postCountsStore } from '../post-counts-store';
import { errorVariants } from '../../../text/en/error-variants';
import { olderPerformanceWords as words } from '../../../text/en/performance-older';
import { chevronDownPath } from '../../../widgets/icons/paths';
import { Icon } from '../../../widgets/icons/icon';
import { IconButton } from '../../../widgets/icon-button';
import { AsOf } from '../../../widgets/as-of';
import { ErrorState } from '../../../widgets/error-state';
import { Skeleton } from '../../../widgets/skeleton';
import { useLoads } from '../../shared/screen/use-loads';
import { useStore } from '../../shared/screen/store-hooks';
import { OverviewCard } from '../overview-card';
import { AllPosts } from './all-posts';
import { AllPostsButton, goToPosts } from './all-posts-button';
import { BucketsTable } from './buckets-table';
import { Onward } from './onward';
import type { PostListProps } from './post-list';
import { ProgrammeCard } from './programme-card';

interface OlderFiguresProps extends Omit<PostListProps, 'label'> {
  /** is_payments_page_experiment_enabled. */
  paymentsPage: boolean;
}

/** The figures of the period, links, and all posts. */
export function OlderFigures({ paymentsPage, ...posts }: OlderFiguresProps) {
  useSignals();
  const store = useStore(olderPerformanceStore);
  const load = store.overview.load.value;
  const list = store.list.load.value;
  const totals = valueAtHand(load);
  const error = failureOf(load);
  const counts = useStore(postCountsStore);
  const retry = useLoads([
    { load, refresh: store.overview.refresh },
    { load: list, refresh: store.list.refresh },
    // Without counts the tabs have no number.
    { load: counts.load.value, refresh: counts.refresh, weight: 'extra' },
  ]);
  const heading = useRef<HTMLHeadingElement>(null);

  if (error) return <ErrorState error={error} text={errorVariants.performance} onRetry={retry} />;
  if (!totals) return <><Skeleton shape="banner" /><Skeleton shape="card" /><Skeleton shape="row" count={3} /></>;
  const { overview, period } = totals;
  return (
    <>
      <AsOf loads={[load, list]} onRetry={retry} />
      <div className="performance-panel" aria-busy={load.state === 'loading'}>
        <OverviewCard overview={overview} period={period} visits="both">
          <IconButton className="scroll-down" label={words.scrollDown} onClick={() => goToPosts(heading.current)}>
            <Icon path={chevronDownPath} size={22} />
          </IconButton>
        </OverviewCard>
        {overview.buckets.length > 0 && <BucketsTable buckets={overview.buckets} totals={overview} />}
        <ProgrammeCard overview={overview} />
        <Onward paymentsPage={paymentsPage} />
      </div>
      <AllPosts heading={heading} {...posts} />
      <AllPostsButton heading={heading} />
    </>
  );
}
