import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { Collection } from '../../api/contract/shapes';
import { excerpt } from '../../domain/excerpt';
import { collectionActionsStore, linkListStore } from '../shared/collections/collection-listing-store';
import { profileStore } from '../shared/session/profile-store';
import { QrCodeFailed, qrCodeStore } from './qr-code-store';
import { listingWords as words } from '../../text/en/listings';
import { shareWords } from '../../text/en/share';
import { Button } from '../../widgets/button';
import { EmptyState } from '../../widgets/empty-state';
import { lazyPart } from '../shared/screen/lazy-part';
import { ProfileNote } from '../shared/session/profile-note';
import { useScreen } from '../shared/screen/screen-context';
import { useEnsured, useStore } from '../shared/screen/store-hooks';
import { useCopy, useShare } from '../shared/sharing/share-button';
import { useCollectionDeletion } from '../shared/collections/use-collection-deletion';
import { useMediaAddress } from '../shared/screen/checked-address';
import { useOnce } from '../shared/screen/use-once';
import { usePublicPage } from './use-public-page';
import type { Code } from './use-qr-share';
import { useTellError } from '../shared/screen/error-text';
import { Listing } from './listing';
import { CollectionRow } from './views/listing-row';

const QrDrawer = lazyPart(() => import('./qr-drawer'), 'QrDrawer');
const QrGuidelines = lazyPart(() => import('../../widgets/qr-guidelines'), 'QrGuidelines');

/** /collection-listing: every link and collection, with sharing and QR codes. */
export function CollectionListingScreen() {
  useSignals();
  const { runtime, navigate } = useScreen();
  const store = useStore(collectionActionsStore);
  const codes = useStore(qrCodeStore);
  const address = useMediaAddress();
  const deletionOf = useCollectionDeletion();
  const [copy, lastResort] = useCopy();
  const share = useShare(copy);
  const [making, setMaking] = useState<string>();
  const [code, setCode] = useState<Code>();
  const publicPage = usePublicPage();
  const profile = useEnsured(profileStore);
  const tell = useTellError();
  const [, once] = useOnce();

  const showCode = ({ id, name: full, qr_image_url: url }: Collection) => {
    const name = excerpt(full);
    if (url) setCode({ id, name, url });
    else void once(() => makeCode(id, name));
  };
  const makeCode = async (id: string, name: string) => {
    setMaking(id);
    try {
      const made = await codes.generate(id);
      store.setCode(id, made);
      setCode({ id, name, url: made });
    } catch (error) {
      if (error instanceof QrCodeFailed) runtime.log(error.message);
      tell(error instanceof QrCodeFailed ? error.cause : error);
    } finally {
      setMaking(undefined);
    }
  };

  return (
    <>
      <Listing
        title={words.titles.collections}
        count={words.counts.collections}
        list={linkListStore}
        also={[{ load: profile.load.value, refresh: profile.refresh, weight: 'part' }]}
        note={<ProfileNote about="links" />}
        fetchProducts={store.products}
        removeItem={store.remove}
        nameOf={({ name }) => excerpt(name)}
        deletionOf={deletionOf}
        words={words.collection}
        copyLinks
        empty={(
          <EmptyState
            kind="links"
            {...words.empty.collections}
            action={<Button variant="primary" onClick={() => navigate('affiliateLinks')}>{words.create}</Button>}
          />
        )}
        renderItem={(collection, actions) => {
          const name = excerpt(collection.name);
          const page = publicPage(collection.id);
          const copiedToast = shareWords.collectionCopied;
          return (
            <CollectionRow
              collection={collection}
              address={address}
              actions={actions}
              hasPage={page !== undefined}
              making={making === collection.id}
              onCopy={() => page && void copy(page, copiedToast)}
              onShare={() => page && void share({ name, url: page, copiedToast })}
              onCode={() => showCode(collection)}
            />
          );
        }}
      />
      {code && <QrDrawer {...code} onClose={() => setCode(undefined)}><QrGuidelines /></QrDrawer>}
      {lastResort}
    </>
  );
}
