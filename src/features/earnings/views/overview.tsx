import type { ReactNode } from 'react';
import type { Earnings } from '../../../api/contract/earnings';
import type { EarningsTab } from '../../../domain/earnings-tabs';
import { formatMoney } from '../../../domain/money';
import { earningsWords as words } from '../../../text/en/earnings';
import { Card } from '../../../widgets/card';
import { chevronRightPath, Icon } from '../../../widgets/icons/icon';
import { Link, type LinkTarget } from '../../../widgets/link';
import { ReservedPlace } from '../../../widgets/reserved-place';
import { styledBy } from '../../../widgets/styled-by';
import sheet from './earnings.css';
import { Breakdown } from './breakdown';
import type { EarningsView } from './earnings-tabs';
import { PaymentCard, type PaymentQuestion } from './payment-card';
import { SplitCard } from './split-card';

const styled = styledBy(sheet);

interface OverviewProps {
  earnings: Earnings;
  tab: EarningsTab;
  /** Link to the bank details. */
  bankDetails: LinkTarget;
  /** When an order is paid: below the first screenful. */
  paymentDates?: ReactNode;
  onTab: (tab: EarningsTab) => void;
  onView: (view: EarningsView) => void;
  onPayment: (question: PaymentQuestion) => void;
  onStatement: () => void;
}

/** The first view of earnings: the payment, the split, the five figures, and links. */
export function Overview({ earnings, tab, bankDetails, paymentDates, onTab, onView, onPayment, onStatement }: OverviewProps) {
  return (
    <div ref={styled} className="earnings">
      <PaymentCard payment={earnings.payment} bankDetails={bankDetails} onOpen={onPayment} />
      <BankRow to={bankDetails} />
      <SplitCard earnings={earnings} tab={tab} onTab={onTab} />
      <Breakdown earnings={earnings} />
      {paymentDates}
      <WaysOn earnings={earnings} onView={onView} onStatement={onStatement} />
    </div>
  );
}

/** The height of the payment dates in one column on a phone. */
export const datesHeight = 330;

/** The place of the payment dates, which are rendered near the viewport. */
export function PaymentDatesPlace() {
  return <ReservedPlace height={datesHeight} />;
}

/** The link to the bank details, shown in every state. */
export function BankRow({ to }: { to: LinkTarget }) {
  return (
    <Card flush>
      <Link to={to} className="bank-row">
        <span ref={styled}>
          <strong>{words.payment.bankDetails}</strong>
          <span className="muted">{words.payment.bankText}</span>
        </span>
        <Icon path={chevronRightPath} size={18} />
      </Link>
    </Card>
  );
}

function WaysOn({ earnings, onView, onStatement }: Pick<OverviewProps, 'earnings' | 'onView' | 'onStatement'>) {
  const ways: [EarningsView, string][] = [
    ['past_payments', ''],
    ['confirmed_commission', formatMoney(earnings.confirmed_commission_amount)],
    ['pending_commission', formatMoney(earnings.pending_commission)],
  ];
  return (
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
  );
}
