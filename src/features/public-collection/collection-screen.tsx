import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error';
import type { CollectionType } from '../../api/contract/shapes';
import { shopHome } from '../../domain/brand';
import { failureOf, valueAtHand } from '../../domain/load';
import { publicCollectionStore, type PublicCollection } from './public-collection-store';
import { collectionWords as words } from '../../text/en/collection';
import { shareWords } from '../../text/en/share';
import { AsOf } from '../../widgets/as-of';
import { EmptyState } from '../../widgets/empty-state';
import { ErrorState } from '../../widgets/error-state';
import { PageHeader } from '../../widgets/page-header';
import { Skeleton } from '../../widgets/skeleton';
import { useMediaAddress } from '../shared/screen/checked-address';
import { linkAddress } from '../shared/screen/safe-address';
import { useScreen } from '../shared/screen/screen-context';
import { useCopy, useShare } from '../shared/sharing/share-button';
import { useEnsured, useLoads } from '../shared/screen/store-hooks';
import { CollectionPage, productStep, ShopLink } from './views/collection-page';

interface CollectionScreenProps {
  collectionId?: string;
  collectionType: CollectionType;
}

/** /collection/{id}: the page for visitors; works without a login and never opens one. */
export function CollectionScreen({ collectionId: id = '', collectionType: type }: CollectionScreenProps) {
  useSignals();
  const { setStatus } = useScreen();
  const store = useEnsured(publicCollectionStore, id, type);
  const load = store.load.value;
  const retry = useLoads([{ load, refresh: store.refresh }], id !== '');
  useEffect(() => {
    if (!id) setStatus('error');
  }, [id, setStatus]);
  if (!id || (load.state === 'failed' && load.error instanceof ApiError && load.error.status === 404)) return <Missing />;
  const error = failureOf(load);
  if (error) {
    return (
      <div className="column">
        <PageHeader title={words.title} />
        <ErrorState error={error} onRetry={retry} />
      </div>
    );
  }
  const collection = valueAtHand(load);
  if (collection) {
    return <Products key={`${type}/${id}`} collection={collection} note={<AsOf loads={[load]} onRetry={retry} />} />;
  }
  return <div className="column"><h1 className="visually-hidden">{words.title}</h1><Skeleton shape="figure" /><Skeleton shape="tile" count={6} /></div>;
}

function Products({ collection, note }: { collection: PublicCollection; note: ReactNode }) {
  const { runtime } = useScreen();
  const picture = useMediaAddress();
  const [shown, setShown] = useState(productStep);
  const [copy, lastResort] = useCopy();
  const share = useShare(copy);
  const name = collection.name || words.title;
  return (
    <>
      <CollectionPage
        collection={collection}
        brand={runtime.brand.name}
        home={shopHome(runtime.brand)}
        shown={shown}
        onMore={() => setShown(shown + productStep)}
        picture={picture}
        shop={(url) => linkAddress(runtime, url)}
        note={note}
        onShare={() => void share({ name, url: location.href, copiedToast: shareWords.collectionCopied })}
      />
      {lastResort}
    </>
  );
}

function Missing() {
  const { brand } = useScreen().runtime;
  return (
    <div className="column">
      <PageHeader title={words.title} />
      <EmptyState kind="missing" {...words.missing} action={<ShopLink brand={brand.name} home={shopHome(brand)} />} />
    </div>
  );
}
