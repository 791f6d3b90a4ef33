import type { Period } from '../../domain/periods';
import { words } from '../words';

/** The time ranges (specification section 9). */
export const periodWords = words('period', {
  names: {
    LAST_7_DAYS: 'Last 7 Days',
    LAST_14_DAYS: 'Last 14 Days',
    LAST_28_DAYS: 'Last 28 Days',
    LIFETIME: 'Lifetime',
    YESTERDAY: 'Yesterday',
    LAST_30_DAYS: 'Last 30 Days',
    LAST_3_MONTHS: 'Last 3 Months',
  } satisfies Record<Period, string>,
  /** What an increase is compared with; the other ranges have none (decision B21). */
  before: {
    LAST_7_DAYS: 'previous week',
    LAST_14_DAYS: 'previous 2 weeks',
    LAST_28_DAYS: 'previous month',
    LAST_30_DAYS: 'previous month',
  },
});
