import { Fragment } from 'react/jsx-runtime';
import type { Earnings } from '../../../api/contract/earnings';
import { formatMoney, type WireNumber } from '../../../domain/money';
import { earnedBeforeTax, leftAfterTax, paymentParts, type PaymentParts, signedPart } from '../../../domain/payments';
import { earningsWords } from '../../../text/en/earnings';
import { Card } from '../../../widgets/card';
import { SumNote } from '../../../widgets/sum-note';

const words = earningsWords.breakdown;

interface BreakdownLinesProps {
  parts: PaymentParts;
  /** The sum from the server, or computed. */
  sum: { name: string; amount: WireNumber };
}

/** The five figures from the server (decision D5), with the base of TDS and the sum. */
export function BreakdownLines({ parts, sum }: BreakdownLinesProps) {
  const total = earnedBeforeTax(parts);
  const lines = paymentParts.map((part) => signedPart(parts, part));
  return (
    <>
      <dl className="earnings-lines">
        {paymentParts.map((part) => (
          <Fragment key={part}>
            {part === 'tds' && <div className="earnings-sum"><dt>{words.total}</dt><dd>{formatMoney(total)}</dd></div>}
            <div>
              <dt>{words[part]}</dt>
              <dd>{formatMoney(signedPart(parts, part))}</dd>
            </div>
          </Fragment>
        ))}
        <div className="earnings-sum"><dt>{sum.name}</dt><dd>{formatMoney(sum.amount)}</dd></div>
      </dl>
      <SumNote columns={[{ lines: lines.slice(0, -1), sum: total }, { lines, sum: sum.amount }]} />
    </>
  );
}

/** The parts of the earnings. */
export function Breakdown({ earnings }: { earnings: Earnings }) {
  return (
    <Card as="section" labelledBy="breakdown">
      <h2 id="breakdown">{words.title}</h2>
      <BreakdownLines parts={earnings} sum={{ name: words.left, amount: leftAfterTax(earnings) }} />
      <p className="muted earnings-rule">{words.rule}</p>
    </Card>
  );
}
