import { formatMoney } from '../../domain/money';
import { paymentParts, signedPart, type PaymentParts } from '../../domain/payment-parts';
import type { WireNumber } from '../../domain/wire-number';
import type { Earnings } from '../../stores/earnings-store';
import { earningsWords } from '../../text/en/earnings';
import { Card } from '../../widgets/card';

const words = earningsWords.breakdown;

interface BreakdownLinesProps {
  parts: PaymentParts;
  /** What is left of them, where the server says so. */
  sum?: { name: string; amount: WireNumber };
}

/** The five figures as the server gives them (decision D5). */
export function BreakdownLines({ parts, sum }: BreakdownLinesProps) {
  return (
    <dl className="earnings-lines">
      {paymentParts.map((part) => (
        <div key={part}>
          <dt>{words[part]}</dt>
          <dd>{formatMoney(signedPart(parts, part))}</dd>
        </div>
      ))}
      {sum && <div className="earnings-sum"><dt>{sum.name}</dt><dd>{formatMoney(sum.amount)}</dd></div>}
    </dl>
  );
}

/** What the earnings are made of. */
export function Breakdown({ earnings }: { earnings: Earnings }) {
  return (
    <Card as="section" labelledBy="breakdown">
      <h2 id="breakdown">{words.title}</h2>
      <BreakdownLines parts={earnings} />
      <p className="muted earnings-rule">{words.rule}</p>
    </Card>
  );
}
