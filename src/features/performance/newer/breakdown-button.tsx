import { useState } from 'react';
import type { Overview } from '../../../domain/posts';
import { newPerformanceWords as words } from '../../../text/en/performance-new';
import { Icon } from '../../../widgets/icons/icon';
import { chevronRightPath } from '../../../widgets/icons/first-paths';
import { lazyPart } from '../../shared/screen/lazy-part';

const BreakdownDrawer = lazyPart(() => import('../../../widgets/commission-breakdown-drawer'), 'CommissionBreakdownDrawer');

/** Which of the two breakdown drawers this is. */
const drawerKind = 'total';

/** Opens the breakdown of the commission. */
export function BreakdownButton({ overview: { buckets, commission, sales, orders } }: { overview: Overview }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="overview-open" onClick={() => setOpen(true)}>
        {words.breakdown}<Icon path={chevronRightPath} size={16} />
      </button>
      {open && (
        <BreakdownDrawer open title={drawerKind} buckets={buckets} totals={{ commission, sales, orders }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
