import { qrFileName } from '../../domain/saves-files';
import { canShareFile } from '../../bridge/share';
import { newId } from '../../ids/new-id';
import type { Runtime } from '../../runtime';
import { pictureSaver, type Saved } from './pictures/picture-saver';
import { qrCodeStore } from './qr-code-store';
import { listingWords as words } from '../../text/en/listings';

export interface QrSaver {
  /** Whether a download may work; if not, it returns 'byHand' immediately: the picture must be shown for a long press. */
  possible: boolean;
  /** Saves the picture as a file and shows the result. */
  download: (url: string) => Promise<Saved>;
  /** The picture for the share sheet of the device, if it accepts files; the native app's sheet gets the address. */
  toShare: (url: string) => Promise<File | undefined>;
}

/** Saving the pictures of QR codes: by the native app, else as a download (specification section 4, 'QR download'). */
export function qrDownload(runtime: Runtime): QrSaver {
  const { host, toasts } = runtime;
  const codes = runtime.use(qrCodeStore);
  const { possible, save } = pictureSaver(runtime);
  const fetchFile = async (url: string) => {
    const picture = await codes.download(url);
    const name = qrFileName(picture.type, newId().slice(0, 8), Date.now());
    return new File([picture], name, { type: picture.type });
  };
  const download = async (url: string): Promise<Saved> => {
    if (!possible) return 'byHand';
    const saved = await fetchFile(url).then(save).catch(() => 'failed' as const);
    if (saved === 'saved') toasts.show('success', words.downloaded);
    if (saved === 'failed') toasts.show('error', words.notDownloaded);
    return saved;
  };
  const toShare = async (url: string) => {
    const asFile = !host.share && canShareFile(new File([' '], 'code.png', { type: 'image/png' }));
    return asFile ? fetchFile(url).catch(() => undefined) : undefined;
  };
  return { possible, download, toShare };
}
