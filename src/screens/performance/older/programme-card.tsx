import type { Overview } from '../../../domain/posts';
import { safeUrl } from '../../../domain/safe-url';
import { performanceWords } from '../../../text/en/performance';
import { olderPerformanceWords } from '../../../text/en/performance-older';
import { Button } from '../../../widgets/button';
import { useScreen } from '../../shared/screen-context';
import { BonusCard } from '../bonus-card';

const words = olderPerformanceWords.programme;

/** The new-customer programme: its promise, what it brought, and the page outside the app that explains it. */
export function ProgrammeCard({ overview }: { overview: Overview }) {
  const { runtime: { brand }, openExternal } = useScreen();
  const page = safeUrl(brand.programmeUrl, { hosts: brand.linkHosts, origin: location.origin });
  return (
    <BonusCard title={words.title} earnings={overview.newUserEarnings} orders={overview.newUserOrders} sentence={performanceWords.bonus.sentence}>
      {page && <Button wide onClick={() => openExternal(page, 'programme')}>{words.details}</Button>}
    </BonusCard>
  );
}
