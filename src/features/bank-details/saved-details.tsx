import { useSignals } from '@preact/signals-react/runtime';
import { bankDetailsStore } from './bank-details-store';
import type { SavedBankDetails } from './saved-bank-details';
import { bankDetailsWords } from '../../text/en/bank-details';
import { Badge } from '../../widgets/badge';
import { Banner } from '../../widgets/banner';
import { Button } from '../../widgets/button';
import { Card } from '../../widgets/card';
import { checkPath, Icon } from '../../widgets/icons/icon';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { AccountSummary } from './account-summary';
import { StepBar } from './step-bar';

const words = () => bankDetailsWords.saved;

/** The saved account, masked, with what is missing for a payment; after saving, a confirmation. */
export function SavedDetails({ saved, done }: { saved: SavedBankDetails; done: boolean }) {
  useSignals();
  const { navigate } = useScreen();
  const store = useStore(bankDetailsStore);
  const gstMissing = saved.isGSTRequired && saved.gstNumber === '';
  return (
    <>
      {done && (
        <div className="bank-done" role="status">
          <span className="bank-done-icon"><Icon path={checkPath} size={30} /></span>
          <h2>{words().doneTitle}</h2>
          <p className="muted">{words().doneText}</p>
        </div>
      )}
      {!saved.submitted && !gstMissing && (
        <Banner tone="pending" title={words().confirmTitle} action={<Button variant="primary" onClick={store.confirmSaved}>{words().confirm}</Button>}>
          {words().confirmText}
        </Banner>
      )}
      {gstMissing && (
        <Banner tone="pending" title={words().gstTitle} action={<Button variant="primary" onClick={store.edit}>{words().gstAdd}</Button>}>
          {words().gstText}
        </Banner>
      )}
      <Card as="section" labelledBy="bank-saved" className="bank-saved">
        <div className="bank-saved-head">
          <h2 id="bank-saved">{words().account}</h2>
          <Badge tone={saved.submitted ? 'success' : 'pending'}>{saved.submitted ? words().ready : words().waiting}</Badge>
        </div>
        <AccountSummary {...saved} />
        <Button wide onClick={store.edit}>{words().edit}</Button>
      </Card>
      {!done && saved.submitted && <p className="bank-note muted">{words().note}</p>}
      {done && <StepBar label={words().payments} onClick={() => navigate('earnings')} />}
    </>
  );
}
