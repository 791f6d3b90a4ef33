import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { Collection } from '../../api/contract/shapes';
import { excerpt } from '../../domain/excerpt';
import type { FindProps } from '../../domain/find-rows';
import { linkListStore } from '../shared/collections/collection-listing-store';
import { profileStore } from '../shared/session/profile-store';
import { linkWords } from '../../text/en/listed';
import { findWords } from '../../text/en/find';
import { listingWords as words } from '../../text/en/listings';
import { pageLinkWords } from '../../text/page-link';
import { Button } from '../../widgets/button';
import { EmptyState } from '../../widgets/empty-state';
import { lazyCode } from '../shared/screen/lazy-code';
import { lazyPart } from '../shared/screen/lazy-part';
import { ProfileNote } from '../shared/session/profile-note';
import { useScreen } from '../shared/screen/screen-context';
import { useEnsured } from '../shared/screen/store-hooks';
import { useCopy, useShare } from '../shared/sharing/share-button';
import { useMediaAddress } from '../shared/screen/checked-address';
import { useOnce } from '../shared/screen/use-once';
import { usePublicPage } from './use-public-page';
import type { Code } from './use-qr-share';
import { useTellError } from '../shared/screen/error-text';
import { Listing } from './listing';
import { codePath, copyPath, eyePath, pencilPath } from './row-icons';
import { CollectionRow, textsOf } from './views/listing-row';

const actions = lazyCode(() => import('../shared/collections/collection-actions-store'), 'collectionActionsStore');
const codes = lazyCode(() => import('./qr-code-store'), 'makeQrCode');
const DeleteCollectionDialog = lazyPart(() => import('../shared/collections/delete-collection-dialog'), 'DeleteCollectionDialog');
const EditCollection = lazyPart(() => import('./edit-collection'), 'EditCollection');
const QrDrawer = lazyPart(() => import('./qr-drawer'), 'QrDrawer');
const QrGuidelines = lazyPart(() => import('../../widgets/qr-guidelines'), 'QrGuidelines');

/** A link to one product is no collection to its creator. */
const linkNameOf = ({ platform }: Collection) => pageLinkWords(platform === 'SINGLE_LINK');

/** /collection-listing: every link and collection, with sharing and QR codes. */
export function CollectionListingScreen(given: FindProps) {
  useSignals();
  const { runtime, navigate } = useScreen();
  const address = useMediaAddress();
  const [copy, lastResort] = useCopy();
  const share = useShare(copy);
  const [making, setMaking] = useState<string>();
  const [code, setCode] = useState<Code>();
  const [edited, setEdited] = useState<Collection>();
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
      const make = await codes.ask();
      setCode({ id, name, url: await make(runtime, id) });
    } catch (error) {
      tell(error);
    } finally {
      setMaking(undefined);
    }
  };

  return (
    <>
      <Listing
        title={words.titles.collections}
        names={findWords.names.collections}
        given={given}
        list={linkListStore}
        also={[{ load: profile.load.value, refresh: profile.refresh, weight: 'part' }]}
        note={<ProfileNote about="links" />}
        actions={actions}
        nameOf={({ name }) => excerpt(name)}
        textsOf={textsOf}
        renderDeletion={(collection, step) => <DeleteCollectionDialog collection={collection} {...step} />}
        words={linkWords}
        copyLinks
        empty={(
          <EmptyState
            kind="links"
            {...words.empty.collections}
            action={<Button variant="primary" onClick={() => navigate('affiliateLinks')}>{words.create}</Button>}
          />
        )}
        waiting={making}
        commandsOf={(collection) => {
          const page = publicPage(collection.id);
          return [
            ...(page ? [
              { label: words.asBuyersDo, icon: eyePath, href: page },
              { label: linkNameOf(collection).copy, icon: copyPath, act: () => void copy(page, linkNameOf(collection).copied) },
            ] : []),
            { label: words.qrCode, icon: codePath, act: () => showCode(collection) },
            ...(collection.is_editable ? [{ label: words.edit, icon: pencilPath, act: () => setEdited(collection) }] : []),
          ];
        }}
        renderItem={(collection, actions) => {
          const page = publicPage(collection.id);
          const onShare = page ? () => void share({ name: excerpt(collection.name), url: page, copiedToast: linkNameOf(collection).copied }) : undefined;
          return <CollectionRow collection={collection} address={address} actions={actions} now={new Date()} onShare={onShare} />;
        }}
      />
      {code && <QrDrawer {...code} onClose={() => setCode(undefined)}><QrGuidelines /></QrDrawer>}
      {edited && <EditCollection id={edited.id} name={edited.name} onClose={() => setEdited(undefined)} />}
      {lastResort}
    </>
  );
}
