import { useState, type ReactNode } from 'react';
import { listingWords as words } from '../../text/en/listings';
import { Button } from '../../widgets/button';
import { Drawer } from '../../widgets/drawer';
import { useCopy } from '../shared/sharing/share-button';
import { ShareIconButton } from '../shared/sharing/views/share-icon-button';
import { useScreen } from '../shared/screen/screen-context';
import { useMediaAddress } from '../shared/screen/checked-address';
import { useOnce } from '../shared/screen/use-once';
import { styledBy } from '../../widgets/styled-by';
import sheet from './views/listings.css';
import { QrPicture } from './views/qr-picture';
import { qrDownload } from './qr-download';
import { useQrShare, type Code } from './use-qr-share';

const styled = styledBy(sheet);

interface QrDrawerProps extends Code {
  /** Explains how to save the picture by hand, if a download was impossible. */
  byHand?: boolean;
  onClose: () => void;
  /** Advice below the code. */
  children?: ReactNode;
}

/** The QR code of a collection, large enough to scan from the screen. */
export function QrDrawer({ id, name, url, byHand = false, onClose, children }: QrDrawerProps) {
  const { possible, download } = qrDownload(useScreen().runtime);
  const [copy, lastResort] = useCopy();
  const share = useQrShare(copy);
  const address = useMediaAddress();
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
      {children}
      {lastResort}
    </Drawer>
  );
}
