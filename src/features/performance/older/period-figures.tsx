import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { indiaToday } from '../../../domain/dates';
import { failureOf, isReplaced, valueAtHand } from '../../../domain/load';
import { olderPerformanceStore } from '../older-performance-store';
import { postCountsStore } from '../post-counts-store';
import { errorVariants } from '../../../text/en/errors';
import { AsOf } from '../../../widgets/as-of';
import { ErrorState } from '../../../widgets/error-state';
import { Skeleton } from '../../../widgets/skeleton';
import { linkAddress } from '../../shared/screen/safe-address';
import { useRouteLinks } from '../../shared/screen/route-link';
import { useScreen } from '../../shared/screen/screen-context';
import { useLoads, useStore } from '../../shared/screen/store-hooks';
import { Days } from '../days';
import { useExplanation } from '../explanation';
import { OlderFigures } from '../views/older-figures';
import { AllPosts, AllPostsButton, goToPosts } from './all-posts';
import type { PostListProps } from './post-list';

interface PeriodFiguresProps extends Omit<PostListProps, 'label'> {
  /** is_payments_page_experiment_enabled. */
  paymentsPage: boolean;
}

/** The figures of the period, links, and all posts. */
export function PeriodFigures({ paymentsPage, ...posts }: PeriodFiguresProps) {
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
  const { runtime, openExternal } = useScreen();
  const programme = linkAddress(runtime, runtime.brand.programmeUrl);
  const link = useRouteLinks();
  const [explain, explanation] = useExplanation();

  if (error) return <ErrorState error={error} text={errorVariants.performance} onRetry={retry} />;
  if (!totals) return <><Skeleton shape="banner" /><Skeleton shape="card" /><Skeleton shape="row" count={3} /></>;
  const { overview, period } = totals;
  return (
    <>
      <AsOf loads={[load, list]} onRetry={retry} />
      <OlderFigures
        overview={overview}
        period={period}
        busy={isReplaced(load)}
        days={<Days overview={overview} period={period} postType="ALL" />}
        paymentsPage={paymentsPage}
        today={indiaToday(new Date())}
        links={{ earnings: link('earnings'), affiliateLinks: link('affiliateLinks'), home: link('home') }}
        onInfo={explain}
        onDown={() => goToPosts(heading.current)}
        onProgramme={programme === null ? undefined : () => openExternal(programme, 'programme')}
      />
      <AllPosts heading={heading} {...posts} />
      <AllPostsButton heading={heading} />
      {explanation}
    </>
  );
}
