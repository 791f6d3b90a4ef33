import * as v from 'valibot';
import { call } from './call';
import { object } from './object';
import { PostTypeFilter } from './performance';
import { TimePeriod } from './performance-shapes';
import { optionalAmount } from './shapes';

/** The figures of one day; a figure or a day that is left out had nothing (decision E293). In rupees. */
const DailyFigures = object({
  /** A calendar day of the marketplace, YYYY-MM-DD. */
  day: v.string(),
  clicks: optionalAmount,
  searches: optionalAmount,
  orders: optionalAmount,
  sales: optionalAmount,
  commission: optionalAmount,
});
export type DailyFigures = v.InferOutput<typeof DailyFigures>;

/**
 * Returns the figures of a period by day. Optional: the specification has no such figures. Both performance families use it, and an API without it answers 404
 * or 501 (decision E293). Days without any figure may be left out; the sums of the days are the totals of the overview.
 */
export const listDailyFigures = call('POST', '/v1/performance/daily', {
  body: object({ time_period: TimePeriod, post_type: PostTypeFilter }),
  response: object({ days: v.array(DailyFigures), /** The period before. */ previous_days: v.nullish(v.array(DailyFigures)) }),
  retry: 'read',
  assumed: true,
});
