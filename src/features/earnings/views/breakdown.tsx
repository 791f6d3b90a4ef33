import type { Earnings } from '../../../api/contract/earnings';
import { formatMoney, sumRupees, type WireNumber } from '../../../domain/money';
import { earnedBeforeTax, isNothing, leftAfterTax, paymentParts, type PaymentParts, returnedBefore, signedPart } from '../../../domain/payments';
import { waterfallBars } from '../../../domain/waterfall';
import { earningsWords } from '../../../text/en/earnings';
import { Card } from '../../../widgets/card';
import { SumNote } from '../../../widgets/sum-note';

const words = () => earningsWords.breakdown;

interface BreakdownLinesProps {
  parts: PaymentParts;
  /** The sum from the server, or computed. */
  sum: { name: string; amount: WireNumber };
  /** The commission that was lost to returns, where it is known. */
  returned?: number | undefined;
}

/** From what was earned to what is paid: the five figures from the server (decision D5) and their sums, each with a bar. */
export function BreakdownLines({ parts, sum, returned }: BreakdownLinesProps) {
  const total = earnedBeforeTax(parts);
  const lines = paymentParts.map((part) => signedPart(parts, part));
  const earned = returned === undefined ? [] : [sumRupees([lines[0], returned]), -returned];
  const names = [...(earned.length ? [words().earned, words().returned] : []), ...paymentParts.map((part) => words()[part])];
  const steps = [...earned, ...lines].map((amount, index) => ({ name: names[index], amount, sum: index === 0 || index === earned.length }));
  steps.splice(-1, 0, { name: words().total, amount: total, sum: true });
  steps.push({ ...sum, sum: true });
  const bars = waterfallBars(steps);
  return (
    <>
      <dl className="earnings-lines waterfall">
        {steps.map(({ name, amount, sum: isSum }, index) => {
          const bar = bars[index];
          return (
            <div key={name} className={isSum ? index > earned.length ? 'earnings-sum' : '' : `waterfall-${(amount ?? 0) < 0 ? 'less' : 'more'}`}>
              <dt>{name}</dt>
              <dd>{formatMoney(amount)}</dd>
              {bar && (
                <dd className="waterfall-track" aria-hidden="true">
                  <span style={{ marginInlineStart: `${bar.start}%`, width: `${bar.width}%` }} suppressHydrationWarning />
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      <SumNote columns={[{ lines: lines.slice(0, -1), sum: total }, { lines, sum: sum.amount }, { lines: earned, sum: earned.length ? lines[0] : null }]} />
    </>
  );
}

/** The parts of the earnings; nothing while all of them are zero. */
export function Breakdown({ earnings }: { earnings: Earnings }) {
  const returned = returnedBefore(earnings);
  if (returned === undefined && isNothing(paymentParts.map((part) => earnings[part]))) return null;
  return (
    <Card as="section" labelledBy="breakdown">
      <h2 id="breakdown">{words().title}</h2>
      <BreakdownLines parts={earnings} sum={{ name: words().left, amount: leftAfterTax(earnings) }} returned={returned} />
      <p className="muted earnings-rule">{words().rule}</p>
    </Card>
  );
}
