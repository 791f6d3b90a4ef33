import type { Earnings } from '../../../api/contract/earnings';
import { earningsSplit, shareOf, shownTotal } from '../../../domain/earnings-split';
import type { EarningsTab } from '../../../domain/earnings-tabs';
import { formatCount, formatMoney } from '../../../domain/money';
import { earningsWords } from '../../../text/en/earnings';
import { Card } from '../../../widgets/card';
import { StatFigure } from '../../../widgets/stat-figure';
import { SumNote } from '../../../widgets/sum-note';
import { EarningsTabs } from './earnings-tabs';

const words = () => earningsWords.split;
const parts = ['confirmed', 'pending', 'returned'] as const;

interface SplitCardProps {
  earnings: Earnings;
  tab: EarningsTab;
  onTab: (tab: EarningsTab) => void;
}

/**
 * Confirmed, pending and returned: a bar in green, orange and pink, and the figures as text (specification section 9).
 */
export function SplitCard({ earnings, tab, onTab }: SplitCardProps) {
  const split = earningsSplit(earnings, tab);
  const total = shownTotal(split);
  const format = tab === 'orders' ? formatCount : formatMoney;
  return (
    <Card as="section" labelledBy="split">
      <h2 id="split" className="visually-hidden">{words().title}</h2>
      <EarningsTabs tab={tab} onTab={onTab} panelId="split-panel" />
      <div role="tabpanel" id="split-panel" aria-label={words().tabs[tab]} className="earnings-panel">
        <StatFigure label={words().totals[tab]} figure={format(total)} size="large" />
        <div className="split-bar" aria-hidden="true">
          {parts.map((part) => {
            const share = shareOf(split, part) ?? 0;
            return share > 0 && <span key={part} className={`split-part split-${part}`} style={{ flexGrow: share }} suppressHydrationWarning />;
          })}
        </div>
        <dl className="earnings-lines">
          {parts.map((part) => {
            const share = shareOf(split, part);
            return (
              <div key={part} className={`split-line split-${part}`}>
                <dt>{words()[part]}</dt>
                <dd>
                  <span>{format(split[part])}</span>{' '}
                  {share !== null && <span className="muted split-share">{`${Math.round(share)}%`}</span>}
                </dd>
              </div>
            );
          })}
        </dl>
        <SumNote columns={[{ lines: [split.confirmed, split.pending], sum: total }]} />
        {(split.returned ?? 0) > 0 && <p className="muted sum-note">{words().returnedNote}</p>}
      </div>
    </Card>
  );
}
