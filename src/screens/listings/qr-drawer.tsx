import { useState } from 'react';
import { listingWords as words } from '../../text/en/listings';
import { Button } from '../../widgets/button';
import { Drawer } from '../../widgets/drawer';
import { QrPicture } from './qr-picture';
import { useQrDownload } from './use-qr-download';

interface QrDrawerProps {
  name: string;
  url: string;
  onClose: () => void;
}

/** The code of a collection, large enough to be scanned from the screen. */
export function QrDrawer({ name, url, onClose }: QrDrawerProps) {
  const download = useQrDownload();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await download(url);
    setBusy(false);
  };
  const button = <Button variant="primary" wide busy={busy} onClick={() => void save()}>{words.download}</Button>;
  return (
    <Drawer open title={words.qrCode} onClose={onClose} footer={button}>
      <figure className="qr-sheet">
        <QrPicture url={url} name={name} />
        <figcaption>
          <strong dir="auto">{name}</strong>
          <span className="muted">{words.scan}</span>
        </figcaption>
      </figure>
    </Drawer>
  );
}
