import { useState, type ReactNode } from 'react';
import { listingWords as words } from '../../text/en/listings';
import { sharePictureWords as pictureWords } from '../../text/en/share-pictures';
import { Button } from '../../widgets/button';
import { Drawer } from '../../widgets/drawer';
import { collectionActionsStore } from '../shared/collections/collection-actions-store';
import { AdMarkSwitch } from '../shared/sharing/ad-mark-switch';
import { useCopy } from '../shared/sharing/share-button';
import { ShareIconButton } from '../shared/sharing/views/share-icon-button';
import { useScreen } from '../shared/screen/screen-context';
import { useMediaAddress } from '../shared/screen/checked-address';
import { useOnce } from '../shared/screen/use-once';
import type { PictureKind } from './pictures/draw';
import pictureSheet from './pictures/pictures.css';
import { PictureDrawer } from './pictures/picture-drawer';
import { useContent } from './pictures/use-content';
import { usePublicPage } from './use-public-page';
import { styledBy } from '../../widgets/styled-by';
import sheet from './views/listings.css';
import { QrPicture } from './views/qr-picture';
import { qrDownload } from './qr-download';
import { useQrShare, type Code } from './use-qr-share';

const styled = styledBy(sheet, pictureSheet);

interface QrDrawerProps extends Code {
  /** Explains how to save the picture by hand, if a download was impossible. */
  byHand?: boolean;
  /** Offers the pictures that have the code on them. */
  pictures?: boolean;
  onClose: () => void;
  /** Advice below the code. */
  children?: ReactNode;
}

/** The QR code of a collection, large enough to scan from the screen. */
export function QrDrawer({ id, name, url, byHand = false, pictures = true, onClose, children }: QrDrawerProps) {
  const { runtime } = useScreen();
  const { possible, download } = qrDownload(runtime);
  const [copy, lastResort] = useCopy();
  const share = useQrShare(copy);
  const address = useMediaAddress();
  const publicPage = usePublicPage();
  // Without its products a picture still has the name and the code.
  const { load } = useContent({ id, name, code: url }, () => runtime.use(collectionActionsStore).products(id, new AbortController().signal).catch(() => []));
  const [picture, setPicture] = useState<PictureKind>();
  const [busy, once] = useOnce();
  const [hint, setHint] = useState(byHand || !possible);
  const save = () => once(async () => setHint((await download(url)) === 'byHand'));
  const actions = (
    <div className="qr-actions">
      {possible && <Button variant="primary" data-name="download-qr" wide busy={busy} onClick={() => void save()}>{words.download}</Button>}
      <ShareIconButton name={words.codeOf(name)} onShare={() => share({ id, name, url })} />
    </div>
  );
  return (
    <Drawer open title={words.qrCode} onClose={onClose} footer={actions}>
      <figure ref={styled} className="qr-sheet">
        <QrPicture src={address(url)} name={name} />
        <figcaption>
          <strong dir="auto">{name}</strong>
          <span className="muted">{words.scan}</span>
          {hint && <span className="qr-by-hand" role="status">{words.saveByHand}</span>}
        </figcaption>
      </figure>
      {pictures && (
        <div className="qr-pictures">
          {(['story', 'card'] as const).map((kind) => (
            <Button key={kind} aria-haspopup="dialog" onClick={() => setPicture(kind)}>{pictureWords.pictures[kind].title}</Button>
          ))}
        </div>
      )}
      {children}
      <AdMarkSwitch />
      {picture && <PictureDrawer kind={picture} name={name} load={load} link={publicPage(id)} onClose={() => setPicture(undefined)} />}
      {lastResort}
    </Drawer>
  );
}
