import { useSignals } from '@preact/signals-react/runtime';
import { hasDays } from '../../domain/periods';
import type { Overview } from '../../domain/posts';
import { lazyPart } from '../shared/screen/lazy-part';
import { useStore } from '../shared/screen/store-hooks';
import type { DailySelection } from '../shared/performance/daily-figures-store';
import { dayPlaceStore } from './performance-version';
import { DayPlace } from './views/period-days';

const DayChart = lazyPart(() => import('./day-chart'), 'DayChart');

/** The chart of the days in its place, where the period has days to compare. */
export function Days({ overview, period, postType }: DailySelection & { overview: Overview }) {
  useSignals();
  const { shown } = useStore(dayPlaceStore);
  return hasDays(period, overview) && <DayPlace shown={shown.value}><DayChart period={period} postType={postType} /></DayPlace>;
}
