import { useState } from 'react';
import type { Collection } from '../../api/contract/shapes';
import { formatDay } from '../../domain/dates';
import { excerpt } from '../../domain/excerpt';
import { collectionListingStore } from '../../stores/collection-listing-store';
import { listingWords as words } from '../../text/en/listings';
import { Button } from '../../widgets/button';
import { EmptyState } from '../../widgets/empty-state';
import { useScreen } from '../shared/screen-context';
import { Listing } from './listing';
import { ListingRow } from './listing-row';
import { QrPicture } from './qr-picture';
import { useQrDownload } from './use-qr-download';

/** /qr-code-listing: every QR code, to download and to see what it leads to. */
export function QrCodeListingScreen() {
  const { runtime, navigate } = useScreen();
  const store = runtime.use(collectionListingStore);
  const download = useQrDownload();
  const [busy, setBusy] = useState<string>();
  const save = async ({ id, qr_image_url: url }: Collection) => {
    if (!url || busy !== undefined) return;
    setBusy(id);
    await download(url);
    setBusy(undefined);
  };
  return (
    <Listing
      title={words.titles.codes}
      count={words.counts.codes}
      list={store.lists.QR_CODE}
      fetchProducts={store.products}
      removeItem={store.remove}
      nameOf={({ name }) => excerpt(name)}
      words={words.collection}
      copyLinks
      empty={(
        <EmptyState
          {...words.empty.codes}
          action={<Button variant="primary" onClick={() => navigate('collectionListing')}>{words.empty.openCollections}</Button>}
        />
      )}
      renderItem={(collection, actions) => (
        <ListingRow
          id={collection.id}
          name={excerpt(collection.name)}
          picture={<QrPicture url={collection.qr_image_url} name={excerpt(collection.name)} />}
          platform={words.platforms[collection.platform]}
          productCount={collection.product_details_list?.length}
          day={formatDay(collection.created_at)}
          actions={actions}
        >
          {collection.qr_image_url && (
            <Button
              variant="quiet"
              busy={busy === collection.id}
              aria-describedby={`name-${collection.id}`}
              onClick={() => void save(collection)}
            >
              {words.download}
            </Button>
          )}
        </ListingRow>
      )}
    />
  );
}
