import type { ReactNode } from 'react';
import type { Earnings } from '../../../api/contract/earnings';
import { earningsSplit } from '../../../domain/earnings-split';
import { earningsTabs, type EarningsTab } from '../../../domain/earnings-tabs';
import { formatMoney } from '../../../domain/money';
import { isNothing } from '../../../domain/payments';
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
  now: Date;
  /** When an order is paid: below the first screenful. */
  paymentDates?: ReactNode;
  onTab: (tab: EarningsTab) => void;
  onView: (view: EarningsView) => void;
  onPayment: (question: PaymentQuestion) => void;
  onStatement: () => void;
}

/** The first view of earnings: the payment, the ways from it, what it adds up to, and the split; what is zero is left out. */
export function Overview({ earnings, tab, bankDetails, now, paymentDates, onTab, onView, onPayment, onStatement }: OverviewProps) {
  const idle = isNothing(earningsTabs.flatMap((each) => Object.values(earningsSplit(earnings, each))));
  const way = (view: EarningsView, figure = '') => ({ name: words.titles[view], figure, onOpen: () => onView(view) });
  return (
    <div ref={styled} className="earnings">
      <PaymentCard payment={earnings.payment} bankDetails={bankDetails} onOpen={onPayment} now={now} />
      <Ways label={words.more} ways={[bankWay(bankDetails), way('past_payments'), { name: words.statement, dialog: true, onOpen: onStatement }]} />
      <Breakdown earnings={earnings} />
      {!idle && <SplitCard earnings={earnings} tab={tab} onTab={onTab} />}
      {!idle && (
        <Ways
          label={words.split.title}
          ways={[way('confirmed_commission', formatMoney(earnings.confirmed_commission_amount)), way('pending_commission', formatMoney(earnings.pending_commission))]}
        />
      )}
      {paymentDates}
    </div>
  );
}

/** The height of the payment dates in one column on a phone. */
export const datesHeight = 357;

/** The place of the payment dates, which are rendered near the viewport. */
export function PaymentDatesPlace() {
  return <ReservedPlace height={datesHeight} />;
}

interface Way {
  name: string;
  figure?: string;
  /** A link; any other row is a button. */
  to?: LinkTarget;
  /** It opens a dialog. */
  dialog?: true;
  onOpen?: () => void;
}

const bankWay = (to: LinkTarget): Way => ({ name: words.payment.bankDetails, to });

/** The link to the bank details where the earnings have failed; it is shown in every state. */
export function BankRow({ to }: { to: LinkTarget }) {
  return <Ways label={words.more} ways={[bankWay(to)]} />;
}

/** Rows that lead to other screens and views, and to the statement. */
function Ways({ label, ways }: { label: string; ways: readonly Way[] }) {
  return (
    <Card flush>
      <ul ref={styled} className="earnings-ways" aria-label={label}>
        {ways.map(({ name, figure = '', to, dialog, onOpen }, index) => {
          const row = <><span>{name}</span><span className="earnings-figure">{figure}</span><Icon path={chevronRightPath} size={18} /></>;
          return <li key={index}>{to ? <Link to={to}>{row}</Link> : <button type="button" aria-haspopup={dialog && 'dialog'} onClick={onOpen}>{row}</button>}</li>;
        })}
      </ul>
    </Card>
  );
}
