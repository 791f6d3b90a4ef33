import { bankDetailsWords } from '../../text/en/bank-details';
import { bankPath } from '../../widgets/icons/bank-paths';
import { Icon } from '../../widgets/icons/icon';
import { useBankName } from './use-bank-name';

const words = bankDetailsWords.saved;

interface AccountSummaryProps {
  accountHolderName: string;
  accountNumberEnd: string;
  ifsc: string;
  gstNumber: string;
}

/** An account as it may be shown: only the last four digits of its number. */
export function AccountSummary({ accountHolderName, accountNumberEnd, ifsc, gstNumber }: AccountSummaryProps) {
  const bank = useBankName(ifsc);
  const facts = [[words.holder, accountHolderName], [words.ifsc, ifsc], [words.gst, gstNumber]].filter(([, value]) => value);
  return (
    <>
      <div className="bank-account">
        <span className="bank-emblem bank-emblem-small"><Icon path={bankPath} size={24} /></span>
        <div>
          <p className="bank-name">{bank === null ? words.otherBank : bank}</p>
          <p className="bank-number">
            <span aria-hidden="true">{words.numberEnd(accountNumberEnd)}</span>
            <span className="visually-hidden">{words.numberEndSpoken(accountNumberEnd)}</span>
          </p>
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
