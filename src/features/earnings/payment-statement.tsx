import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useState } from 'react';
import { formatCount, sumRupees } from '../../domain/money';
import { indiaDay, indiaToday } from '../../domain/dates';
import { formatDay, formatRange } from '../../text/days';
import { formatExactMoney } from '../../domain/exact-money';
import { financialYearDays, financialYearName, financialYearOf, financialYearsBetween } from '../../domain/financial-year';
import { coveredWeek, earnedBeforeTax, paymentParts, signedPart } from '../../domain/payments';
import type { DayRange } from '../../domain/performance-window';
import { lastPaidYear, paidWithin, paidWithoutDay, paymentRows, paymentTotals } from '../../domain/statement';
import type { Payment } from '../../api/contract/earnings';
import { statementStore } from './statement-store';
import { pastPaymentsWords } from '../../text/en/payments';
import { statementWords as words } from '../../text/en/statement';
import { DateField } from '../../widgets/date-field';
import { EmptyState } from '../../widgets/empty-state';
import { Select } from '../../widgets/select';
import { SumNote } from '../../widgets/sum-note';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { StatementActions, StatementPaper } from './statement-actions';
import { StatementLoad } from './statement-load';

const columns = () => words.paymentColumns;
/** No programme is older; the calendar needs a first day. */
const firstDay = '2015-04-01';

/** The payments of an Indian financial year, or between two days. */
export function PaymentStatement() {
  useSignals();
  const store = useStore(statementStore);
  useLayoutEffect(() => void store.payments.ensure(), [store]);
  const [today] = useState(() => indiaToday(new Date()));
  const [chosen, setChosen] = useState<string>();
  const [own, setOwn] = useState<DayRange>(() => financialYearDays(financialYearOf(today)));
  const load = store.payments.load.value;
  const paid = load.state === 'ready' ? load.value.items : [];
  const days = paid.map(({ paid_on: paidOn }) => indiaDay(paidOn) ?? today);
  const oldest = days.reduce((first, day) => (day < first ? day : first), today);
  const paidYear = lastPaidYear(paid);
  // In April the year has just begun, so the previous one is selected.
  const choice = chosen ?? String(paidYear ?? financialYearOf(today));
  const last = financialYearDays(financialYearOf(today)).to;
  const options = [
    ...financialYearsBetween(oldest, today).map((year) => ({ value: String(year), label: words.year(financialYearName(year)) })),
    { value: 'dates', label: words.ownDates },
  ];
  const range = choice === 'dates' ? own : financialYearDays(Number(choice));
  const valid = range.from >= firstDay && range.from <= range.to && range.to <= last;
  return (
    <div className="statement-part">
      <Select label={words.period} options={options} value={choice} onChange={setChosen} />
      {paidYear !== null && paidYear < financialYearOf(today) && <p className="muted">{words.notYet(financialYearName(financialYearOf(today)))}</p>}
      {choice === 'dates' && (
        <div className="statement-days">
          <DateField label={words.from} value={own.from} min={firstDay} max={own.to || last} onChange={(from) => setOwn({ ...own, from })} />
          <DateField label={words.to} value={own.to} min={own.from || firstDay} max={last} onChange={(to) => setOwn({ ...own, to })} />
        </div>
      )}
      <StatementLoad load={load} received={store.received.payments.value} onRetry={() => void store.payments.refresh()} lacks={({ items }) => undated(items)}>
        {({ items }, remarks) => valid && <Paid payments={paidWithin(items, range)} range={range} remarks={remarks} />}
      </StatementLoad>
    </div>
  );
}

/** Their year is unknown, so every statement mentions them. */
function undated(payments: readonly Payment[]): string[] {
  const found = paidWithoutDay(payments);
  return found.length === 0 ? [] : [words.undated(formatCount(found.length), formatExactMoney(sumRupees(found.map(({ amount }) => amount))))];
}

function Paid({ payments, range, remarks }: { payments: readonly Payment[]; range: DayRange; remarks: readonly string[] }) {
  const { brand } = useScreen().runtime;
  if (payments.length === 0) return <div role="status"><EmptyState kind="payments" title={words.nothingPaid} text={pastPaymentsWords.noneText} /></div>;
  const totals = paymentTotals(payments);
  const figures = [...paymentParts, 'amount'] as const;
  const titles = Object.values(columns());
  const week = (payment: Payment) => {
    const covered = coveredWeek(payment);
    return covered ? formatRange(covered.from, covered.to) : '';
  };
  return (
    <>
      <dl className="statement-sums">
        <div><dt>{words.paid}</dt><dd>{formatExactMoney(totals.amount)}</dd></div>
        <div><dt>{words.earned}</dt><dd>{formatExactMoney(earnedBeforeTax(totals))}</dd></div>
        <div><dt>{words.tds}</dt><dd>{formatExactMoney(totals.tds === null ? null : Math.abs(totals.tds))}</dd></div>
      </dl>
      <SumNote exact columns={[{ lines: paymentParts.map((part) => totals[part]), sum: totals.amount }]} />
      <p className="muted" role="status">{`${words.payments(formatCount(payments.length))}, ${formatRange(range.from, range.to)}`}</p>
      <StatementActions
        fileName={`payments_${range.from}_${range.to}`}
        rows={() => paymentRows(payments, titles, words.paper.total, remarks)}
        paper={() => (
          <StatementPaper
            title={words.paper.payments(brand.name)}
            range={formatRange(range.from, range.to)}
            columns={[{ name: columns().paid_on }, { name: words.paper.week }, ...figures.map((figure) => ({ name: columns()[figure], figure: true }))]}
            lines={payments.map((payment) => ({
              key: payment.payment_id,
              cells: [
                formatDay(payment.paid_on), week(payment),
                ...paymentParts.map((part) => formatExactMoney(signedPart(payment, part))), formatExactMoney(payment.amount),
              ],
            }))}
            total={[words.paper.total, '', ...figures.map((figure) => formatExactMoney(totals[figure]))]}
            notes={[...remarks, words.waiting, words.taxNote]}
          />
        )}
      />
      <p className="muted statement-note">{words.taxNote}</p>
      <p className="muted statement-note">{words.waiting}</p>
    </>
  );
}
