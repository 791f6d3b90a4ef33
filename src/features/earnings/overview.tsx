import { formatMoney } from '../../domain/money';
import type { EarningsTab } from '../../domain/earnings-tabs';
import type { Earnings } from './earnings-store';
import { earningsWords as words } from '../../text/en/earnings';
import { Card } from '../../widgets/card';
import { Icon } from '../../widgets/icons/icon';
import { chevronRightPath } from '../../widgets/icons/first-paths';
import { BankRow } from './bank-row';
import { Breakdown } from './breakdown';
import type { EarningsView } from './earnings-view';
import { PaymentCard } from './payment-card';
import { SplitCard } from './split-card';
import { lazyPart } from '../shared/screen/lazy-part';
import { NearPart } from '../shared/screen/near-part';

const PaymentDates = lazyPart(() => import('./payment-dates'), 'PaymentDates');

interface OverviewProps {
  earnings: Earnings;
  tab: EarningsTab;
  onTab: (tab: EarningsTab) => void;
  onView: (view: EarningsView) => void;
  onStatement: () => void;
}

/** As high as the payment dates are in one column of a phone. */
const datesHeight = 330;

/** An order of longer ago has been paid; one of next season can be asked about. */
const daysBack = 60;
const daysAhead = 180;

/** The first view: the payment, the split, the five figures, and the ways on. */
export function Overview({ earnings, tab, onTab, onView, onStatement }: OverviewProps) {
  const ways: [EarningsView, string][] = [
    ['past_payments', ''],
    ['confirmed_commission', formatMoney(earnings.confirmed_commission_amount)],
    ['pending_commission', formatMoney(earnings.pending_commission)],
  ];
  return (
    <div className="earnings">
      <PaymentCard payment={earnings.payment} />
      <BankRow />
      <SplitCard earnings={earnings} tab={tab} onTab={onTab} />
      <Breakdown earnings={earnings} />
      <NearPart height={datesHeight} shape="card"><PaymentDates back={daysBack} ahead={daysAhead} /></NearPart>
      <Card flush>
        <ul className="earnings-ways" aria-label={words.more}>
          {ways.map(([view, figure]) => (
            <li key={view}>
              <button type="button" onClick={() => onView(view)}>
                <span>{words.titles[view]}</span>
                <span className="earnings-figure">{figure}</span>
                <Icon path={chevronRightPath} size={18} />
              </button>
            </li>
          ))}
          <li>
            <button type="button" aria-haspopup="dialog" onClick={onStatement}>
              <span>{words.statement}</span>
              <span className="earnings-figure" />
              <Icon path={chevronRightPath} size={18} />
            </button>
          </li>
        </ul>
      </Card>
    </div>
  );
}
