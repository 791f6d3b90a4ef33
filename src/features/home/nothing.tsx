import { emptyHomeWords } from '../../text/en/home-details';
import { Button } from '../../widgets/button';
import { EmptyState } from '../../widgets/empty-state';
import { useScreen } from '../shared/screen/screen-context';
import type { HomeTab } from './views/home-page';

const kinds = { all: 'products', autoDm: 'posts', affiliate: 'links', qrCode: 'codes' } as const;

/** The empty state of the selected tab, and the next step. */
export function Nothing({ tab }: { tab: HomeTab }) {
  const { navigate } = useScreen();
  const { create, collections, ...words } = emptyHomeWords;
  const action = tab === 'autoDm' ? undefined : tab === 'qrCode'
    ? <Button onClick={() => navigate('collectionListing')}>{collections}</Button>
    : <Button onClick={() => navigate('affiliateLinks')}>{create}</Button>;
  return <EmptyState kind={kinds[tab]} {...words[tab]} action={action} />;
}
