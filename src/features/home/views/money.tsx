import type { ReactNode } from 'react';
import type { Earnings, Payment } from '../../../api/contract/earnings';
import { dayWords, formatDay, formatRange } from '../../../text/days';
import { formatMoney } from '../../../domain/money';
import { nearDay, type NearDay } from '../../../domain/near-day';
import { coveredWeek, paymentStatus } from '../../../domain/payments';
import { homeMoneyWords as words } from '../../../text/en/home-money';
import { chevronRightPath, Icon } from '../../../widgets/icons/icon';
import { Link, type LinkTarget } from '../../../widgets/link';
import { Skeleton } from '../../../widgets/skeleton';
import { styledBy } from '../../../widgets/styled-by';
import sheet from './money.css';

const styled = styledBy(sheet);

interface MoneyBoxProps {
  title: string;
  children: ReactNode;
}

function MoneyBox({ title, children }: MoneyBoxProps) {
  return (
    <section ref={styled} className="money" aria-labelledby="home-money">
      <h2 id="home-money">{title}</h2>
      {children}
    </section>
  );
}

/** The place of the creator's money until it is known. */
export function MoneyPlace() {
  return <div ref={styled} className="money-place"><Skeleton shape="card" /></div>;
}

interface MoneyProps {
  earnings: Earnings;
  /** Shows what came since the last visit in place of the last line. */
  since?: ((otherwise: string) => ReactNode) | undefined;
  /** The last seven days as a line. Its place is the same with and without it, so nothing moves when it comes. */
  week?: ReactNode;
  payments: LinkTarget;
  bankDetails: LinkTarget;
  now: Date;
}

interface MoneyText {
  title: string;
  amount: string;
  lines: readonly [string, string];
  /** The day that the first line is about. */
  day?: NearDay | undefined;
}

function paymentText(payment: Payment, now: Date): MoneyText {
  const status = paymentStatus(payment.status);
  const { title, day: onTime } = words[status === 'PENDING' ? 'pending' : status === 'PAID' ? 'paid' : 'next'];
  const day = nearDay(payment.paid_on, now);
  const said = status !== 'PENDING' && status !== 'PAID' && (day?.distance ?? 0) < 0 ? words.next.late : onTime;
  const week = coveredWeek(payment);
  return { title, amount: formatMoney(payment.amount), day, lines: [day ? said(dayWords(day)) : '', week ? words.covers(formatRange(week.from, week.to)) : ''] };
}

/** An amount of this many characters leaves no room beside it on a phone. */
const beside = 10;

function textOf({ payment, total_commission: total }: Earnings, now: Date): MoneyText {
  if (payment && paymentStatus(payment.status) !== 'NULL_PAYMENT') return paymentText(payment, now);
  const { title, text } = words[total === 0 ? 'nothing' : typeof total === 'number' ? 'earned' : 'unknown'];
  return { title, amount: formatMoney(total), lines: [text, ''] };
}

/**
 * The creator's money first: the next payment and its day, or what was earned so far. The whole card opens the payments;
 * the bank details if they are what the payment waits for.
 */
export function Money({ earnings, since, week, payments, bankDetails, now }: MoneyProps) {
  const { title, amount, day, lines: [first, second] } = textOf(earnings, now);
  const waits = paymentStatus(earnings.payment?.status) === 'PENDING';
  return (
    <MoneyBox title={title}>
      <p className="money-amount">{amount}</p>
      <p className="money-day">{day ? <time dateTime={day.day} title={formatDay(day.day)}>{first}</time> : first}</p>
      {amount.length < beside && <div className="money-week">{week}</div>}
      {since ? since(second) : <MoneyMore text={second} />}
      <Link to={waits ? bankDetails : payments} className="money-open">
        <span>{waits ? words.pending.open : words.next.open}</span>
        <Icon path={chevronRightPath} size={18} />
      </Link>
    </MoneyBox>
  );
}

/** The last line. */
export function MoneyMore({ text }: { text: string }) {
  return <p className="money-more">{text}</p>;
}

/** The payments could not be loaded. */
export function MoneyFailed({ children }: { children: ReactNode }) {
  return (
    <MoneyBox title={words.nothing.title}>
      <p className="money-day">{words.failed}</p>
      {children}
    </MoneyBox>
  );
}
