import { useSignals } from '@preact/signals-react/runtime';
import { formatMoney } from '../../domain/money';
import { homeMoneyWords as words } from '../../text/en/home-money';
import { useStore } from '../shared/screen/store-hooks';
import { lastVisitStore } from './last-visit-store';

/** What came since the last visit, in words; something else where nothing came. */
export function LastVisit({ otherwise }: { otherwise: string }) {
  useSignals();
  const since = useStore(lastVisitStore).since.value;
  return since ? words.since(formatMoney(since.commission), since.orders) : otherwise;
}
