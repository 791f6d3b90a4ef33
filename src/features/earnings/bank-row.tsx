import { earningsWords } from '../../text/en/earnings';
import { Card } from '../../widgets/card';
import { chevronRightPath } from '../../widgets/icons/first-paths';
import { Icon } from '../../widgets/icons/icon';
import { RouteLink } from '../shared/screen/route-link';

/** The way to the bank details, whatever there is to pay and also where that could not be loaded. */
export function BankRow() {
  const words = earningsWords.payment;
  return (
    <Card flush>
      <RouteLink to="bankDetails" className="bank-row">
        <span>
          <strong>{words.bankDetails}</strong>
          <span className="muted">{words.bankText}</span>
        </span>
        <Icon path={chevronRightPath} size={18} />
      </RouteLink>
    </Card>
  );
}
