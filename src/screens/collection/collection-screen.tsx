import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect } from 'react';
import { ApiError } from '../../api/api-error';
import type { CollectionType } from '../../api/contract/shapes';
import { valueAtHand } from '../../domain/load';
import { publicCollectionStores } from '../../stores/public-collection-store';
import grid from '../../styles/grid.css';
import { collectionWords as words } from '../../text/en/collection';
import { EmptyState } from '../../widgets/empty-state';
import { ErrorState } from '../../widgets/error-state';
import { PageHeader } from '../../widgets/page-header';
import { Skeleton } from '../../widgets/skeleton';
import { useSheet } from '../../widgets/use-sheet';
import { useScreen } from '../shared/screen-context';
import { useOwnStore } from '../shared/use-own-store';
import { CollectionPage } from './collection-page';
import sheet from './collection.css';

interface CollectionScreenProps {
  collectionId?: string;
  collectionType: CollectionType;
}

/** /collection/{id}: what a visitor sees; works without a login and never leads to one. */
export function CollectionScreen({ collectionId: id = '', collectionType: type }: CollectionScreenProps) {
  useSignals();
  useSheet(sheet);
  useSheet(grid);
  const { setStatus, onRefresh } = useScreen();
  const store = useOwnStore(publicCollectionStores);
  useLayoutEffect(() => () => store.reset(), [store]);
  useLayoutEffect(() => {
    if (id) void store.ensure(id, type);
  }, [store, id, type]);
  useEffect(() => onRefresh(() => (id ? store.refresh(id, type) : undefined)), [onRefresh, store, id, type]);
  const load = store.load.value;
  const status = !id || load.state === 'failed' ? 'error' : load.state === 'ready' ? 'ready' : undefined;
  useEffect(() => {
    if (status) setStatus(status);
  }, [status, setStatus]);
  if (!id) return <Missing />;
  if (load.state === 'failed') {
    return load.error instanceof ApiError && load.error.status === 404
      ? <Missing />
      : (
        <div className="column">
          <PageHeader title={words.title} />
          <ErrorState onRetry={() => void store.refresh(id, type)} />
        </div>
      );
  }
  const collection = valueAtHand(load);
  if (collection) return <CollectionPage key={`${type}/${id}`} collection={collection} />;
  return <div className="column"><Skeleton shape="figure" /><Skeleton shape="tile" count={6} /></div>;
}

function Missing() {
  return (
    <div className="column">
      <PageHeader title={words.title} />
      <EmptyState {...words.missing} />
    </div>
  );
}
