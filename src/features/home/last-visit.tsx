import { useSignals } from '@preact/signals-react/runtime';
import { valueAtHand } from '../../domain/load';
import { formatCount, formatMoney } from '../../domain/money';
import { isNearGoal, nextMilestone } from '../../domain/next-milestone';
import { inspirationWords } from '../../text/en/home-details';
import { homeMoneyWords as words } from '../../text/en/home-money';
import { useStore } from '../shared/screen/store-hooks';
import { inspirationStore } from './inspiration-store';
import { lastVisitStore } from './last-visit-store';
import { MoneyMore } from './views/money';

/** What came since the last visit, in words; else what is left to a reward that is close; else something else. */
export function LastVisit({ otherwise }: { otherwise: string }) {
  useSignals();
  const since = useStore(lastVisitStore).since.value;
  const next = nextMilestone(valueAtHand(useStore(inspirationStore).milestones.value)?.milestones ?? []);
  if (since) return <MoneyMore text={words.since(formatMoney(since.commission), since.orders)} />;
  return <MoneyMore text={next && isNearGoal(next) ? inspirationWords.milestone.near(formatCount(next.target - next.achieved), formatMoney(next.reward)) : otherwise} />;
}
