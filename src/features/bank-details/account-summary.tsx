import { useEffect, useState } from 'react';
import { bankCode } from '../../domain/bank-account';
import { unknownFigure } from '../../domain/money';
import { bankDetailsWords } from '../../text/en/bank-details';
import { bankPath } from '../../widgets/icons/bank';
import { Icon } from '../../widgets/icons/icon';

type Find = (code: string) => string | undefined;

/** The table after it has loaded, so that later steps name the bank immediately. */
let table: Find | undefined;

/**
 * The bank of an IFSC. The table of banks is loaded once there are four letters.
 * @returns null without a name; undefined while the table is loading
 */
export function useBankName(ifsc: string): string | null | undefined {
  const code = bankCode(ifsc);
  const [find, setFind] = useState<Find | undefined>(() => table);
  const needed = code !== undefined && !find;
  useEffect(() => {
    if (!needed) return;
    let live = true;
    const loaded = (found: Find) => live && setFind(() => found);
    import('../../domain/bank-names').then(
      ({ bankName }) => loaded((table = bankName)),
      () => loaded(() => undefined), // the name is optional, so a failure is ignored
    );
    return () => {
      live = false;
    };
  }, [needed]);
  if (!code) return null;
  return find ? (find(code) ?? null) : undefined;
}

const words = () => bankDetailsWords.saved;

interface AccountSummaryProps {
  accountHolderName: string;
  accountNumberEnd: string;
  ifsc: string;
  gstNumber: string;
}

/** The last digits of the account number, '—' if the server did not say them. */
function NumberEnd({ end }: { end: string }) {
  const [shown, spoken] = end ? [words().numberEnd(end), words().numberEndSpoken(end.split('').join(' '))]
    : [unknownFigure, `${bankDetailsWords.form.number}: ${unknownFigure}`];
  return (
    <p className="bank-number">
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{spoken}</span>
    </p>
  );
}

/** An account as it may be shown: only the last four digits of its number. */
export function AccountSummary({ accountHolderName, accountNumberEnd, ifsc, gstNumber }: AccountSummaryProps) {
  const bank = useBankName(ifsc);
  const facts = [[words().holder, accountHolderName || unknownFigure], [words().ifsc, ifsc || unknownFigure], [words().gst, gstNumber]].filter(([, value]) => value);
  return (
    <>
      <div className="bank-account">
        <span className="bank-emblem bank-emblem-small"><Icon path={bankPath} size={24} /></span>
        <div>
          <p className="bank-name">{bank === null ? words().otherBank : bank}</p>
          <NumberEnd end={accountNumberEnd} />
        </div>
      </div>
      <dl className="bank-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
