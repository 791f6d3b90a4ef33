import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { Collection } from '../../api/contract/shapes';
import { excerpt } from '../../domain/excerpt';
import type { FindProps } from '../../domain/find-rows';
import { codeListStore } from '../shared/collections/collection-listing-store';
import { profileStore } from '../shared/session/profile-store';
import { linkWords } from '../../text/en/listed';
import { findWords } from '../../text/en/find';
import { listingWords as words } from '../../text/en/listings';
import { Button } from '../../widgets/button';
import { EmptyState } from '../../widgets/empty-state';
import { QrGuidelines } from '../../widgets/qr-guidelines';
import { lazyCode } from '../shared/screen/lazy-code';
import { lazyPart } from '../shared/screen/lazy-part';
import { ProfileNote } from '../shared/session/profile-note';
import { useScreen } from '../shared/screen/screen-context';
import { useEnsured } from '../shared/screen/store-hooks';
import { useCopy } from '../shared/sharing/share-button';
import { useMediaAddress } from '../shared/screen/checked-address';
import { useOnce } from '../shared/screen/use-once';
import { useTellError } from '../shared/screen/error-text';
import { qrDownload } from './lazy-qr-download';
import { Listing } from './listing';
import { usePublicPage } from './use-public-page';
import { useQrShare, type Code } from './use-qr-share';
import { bagPath, downloadPath, eyePath } from './row-icons';
import { CodeRow, textsOf } from './views/listing-row';

const codeOf = ({ id, name, qr_image_url: url }: Collection): Code | undefined => (url ? { id, name: excerpt(name), url } : undefined);

const actions = lazyCode(() => import('../shared/collections/collection-actions-store'), 'collectionActionsStore');
const DeleteCollectionDialog = lazyPart(() => import('../shared/collections/delete-collection-dialog'), 'DeleteCollectionDialog');
const QrDrawer = lazyPart(() => import('./qr-drawer'), 'QrDrawer');

/** /qr-code-listing: every QR code, to show, download and share, and its products. */
export function QrCodeListingScreen(given: FindProps) {
  useSignals();
  const { runtime, navigate } = useScreen();
  const address = useMediaAddress();
  const [copy, lastResort] = useCopy();
  const share = useQrShare(copy);
  const publicPage = usePublicPage();
  const [busy, setBusy] = useState<string>();
  const [, once] = useOnce();
  const tell = useTellError();
  const profile = useEnsured(profileStore);
  const [shown, setShown] = useState<Code & { byHand?: boolean }>();
  const save = (code: Code) => once(async () => {
    setBusy(code.id);
    try {
      const { download } = (await qrDownload.ask())(runtime);
      if ((await download(code.url)) === 'byHand') setShown({ ...code, byHand: true });
    } catch (error) {
      tell(error);
    } finally {
      setBusy(undefined);
    }
  });
  return (
    <>
      <Listing
        title={words.titles.codes}
        names={findWords.names.codes}
        given={given}
        list={codeListStore}
        also={[{ load: profile.load.value, refresh: profile.refresh, weight: 'part' }]}
        note={<ProfileNote about="links" />}
        actions={actions}
        nameOf={({ name }) => excerpt(name)}
        textsOf={textsOf}
        renderDeletion={(collection, step) => <DeleteCollectionDialog collection={collection} by="code" {...step} />}
        words={linkWords}
        copyLinks
        empty={(
          <EmptyState
            kind="codes"
            {...words.empty.codes}
            action={<Button variant="primary" onClick={() => navigate('collectionListing')}>{words.empty.openCollections}</Button>}
          />
        )}
        lead={<QrGuidelines />}
        waiting={busy}
        onOpen={(collection, { view }) => {
          const code = codeOf(collection);
          if (code) setShown(code);
          else view();
        }}
        commandsOf={(collection, { view }) => {
          const code = codeOf(collection);
          const page = publicPage(collection.id);
          return [
            ...(code ? [{ label: words.download, icon: downloadPath, act: () => void save(code) }] : []),
            { label: words.viewProducts, icon: bagPath, act: view },
            ...(page ? [{ label: words.asBuyersDo, icon: eyePath, href: page }] : []),
          ];
        }}
        renderItem={(collection, actions) => {
          const code = codeOf(collection);
          return <CodeRow collection={collection} address={address} actions={actions} now={new Date()} onShare={() => code && share(code)} />;
        }}
      />
      {shown && <QrDrawer {...shown} onClose={() => setShown(undefined)} />}
      {lastResort}
    </>
  );
}
