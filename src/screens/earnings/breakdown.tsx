import { formatMoney } from '../../domain/money';
import type { WireNumber } from '../../domain/wire-number';
import type { Earnings } from '../../stores/earnings-store';
import { earningsWords } from '../../text/en/earnings';
import { Card } from '../../widgets/card';

const words = earningsWords.breakdown;

const rows = ['confirmed_commission', 'new_user_bonus', 'other_rewards', 'bad_reels_deduction', 'tds'] as const;
const taken: ReadonlySet<string> = new Set(['bad_reels_deduction', 'tds']);

/** What is taken away reads as such, however the server signs it. */
const deducted = (value: WireNumber): WireNumber => (typeof value === 'number' ? -Math.abs(value) : value);

/** The five figures that the earnings are made of, as the server gives them (decision D5). */
export function Breakdown({ earnings }: { earnings: Earnings }) {
  return (
    <Card as="section" labelledBy="breakdown">
      <h2 id="breakdown">{words.title}</h2>
      <dl className="earnings-lines">
        {rows.map((row) => (
          <div key={row}>
            <dt>{words[row]}</dt>
            <dd>{formatMoney(taken.has(row) ? deducted(earnings[row]) : earnings[row])}</dd>
          </div>
        ))}
      </dl>
      <p className="muted earnings-rule">{words.rule}</p>
    </Card>
  );
}
