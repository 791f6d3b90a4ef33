import { listDailyFigures } from '../../../api/contract/performance-days';
import type { PostTypeFilter } from '../../../api/contract/performance';
import { daySeries, type DayOfPeriod } from '../../../domain/day-series';
import type { Period } from '../../../domain/periods';
import type { StoreContext } from '../../../state/context';
import { createKeptValues } from '../../../state/kept-values';
import { createResource } from '../../../state/resource';
import { defineStore } from '../../../state/store';

export interface DailySelection {
  readonly period: Period;
  readonly postType: PostTypeFilter;
}

/** The days of a period, with the selection they belong to. */
export interface DailyFiguresOfPeriod extends DailySelection {
  readonly days: readonly DayOfPeriod[];
}

const keptDays = () => createKeptValues<DailyFiguresOfPeriod>();

function createDailyFigures(context: StoreContext) {
  const days = createResource<DailyFiguresOfPeriod, DailySelection>(context, async ({ signal }, { period, postType }) => {
    const answer = await context.client.send(listDailyFigures, { body: { time_period: period, post_type: postType } }, { signal });
    return { period, postType, days: daySeries(answer.days, answer.previous_days, period, new Date()) ?? [] };
  }, { staysInView: () => true, kept: context.use(keptDays) });
  return { load: days.load, ensure: (period: Period, postType: PostTypeFilter) => days.ensure({ period, postType }), refresh: days.refresh, reset: days.reset };
}

/** The figures by day, which an API may not have (decision E293): any failure means that there is no chart. */
export const dailyFiguresStore = defineStore({ lifetime: 'element', create: createDailyFigures });
