import type { Overview } from '../../../domain/posts';
import { performanceWords } from '../../../text/en/performance';
import { olderPerformanceWords } from '../../../text/en/performance-older';
import { Button } from '../../../widgets/button';
import { linkAddress } from '../../shared/screen/checked-address';
import { useScreen } from '../../shared/screen/screen-context';
import { BonusCard } from '../bonus-card';

const words = olderPerformanceWords.programme;

/** The new-customer programme: its promise, its result, and the external page that explains it. */
export function ProgrammeCard({ overview }: { overview: Overview }) {
  const { runtime, openExternal } = useScreen();
  const page = linkAddress(runtime, runtime.brand.programmeUrl);
  return (
    <BonusCard title={words.title} earnings={overview.newUserEarnings} orders={overview.newUserOrders} sentence={performanceWords.bonus.sentence}>
      {page && <Button wide onClick={() => openExternal(page, 'programme')}>{words.details}</Button>}
    </BonusCard>
  );
}
