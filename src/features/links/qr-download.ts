import { qrFileName, savesFiles } from '../../domain/saves-files';
import { askHost } from '../../bridge/host';
import { canShareFile, saveFile } from '../../bridge/share';
import { newId } from '../../ids/new-id';
import type { Runtime } from '../../runtime';
import { qrCodeStore } from './qr-code-store';
import { listingWords as words } from '../../text/en/listings';

/** 'byHand': nothing here can save files, so the picture must be shown for a long press. */
export type QrDownload = 'saved' | 'failed' | 'byHand';

export interface QrSaver {
  /** Whether a download may work; if not, it returns 'byHand' immediately. */
  possible: boolean;
  /** Saves the picture as a file and shows the result. */
  download: (url: string) => Promise<QrDownload>;
  /** The picture for the share sheet of the device, if it accepts files; the native app's sheet gets the address. */
  toShare: (url: string) => Promise<File | undefined>;
}

/** Saving the pictures of QR codes: by the native app, else as a download (specification section 4, 'QR download'). */
export function qrDownload(runtime: Runtime): QrSaver {
  const { host, toasts } = runtime;
  const codes = runtime.use(qrCodeStore);
  const downloads = savesFiles(navigator.userAgent, host.kind);
  const possible = downloads || host.saveImage !== undefined;
  const fetchFile = async (url: string) => {
    const picture = await codes.download(url);
    const name = qrFileName(picture.type, newId().slice(0, 8), Date.now());
    return new File([picture], name, { type: picture.type });
  };
  const download = async (url: string): Promise<QrDownload> => {
    if (!possible) return 'byHand';
    try {
      const picture = await fetchFile(url);
      const taken = await askHost(() => host.saveImage?.({ name: picture.name, picture }) ?? false);
      if (!taken && !downloads) return 'byHand';
      if (!taken && !(await saveFile(picture, downloads))) throw new Error('refused by the browser');
      toasts.show('success', words.downloaded);
      return 'saved';
    } catch {
      toasts.show('error', words.notDownloaded);
      return 'failed';
    }
  };
  const toShare = async (url: string) => {
    const asFile = !host.share && canShareFile(new File([' '], 'code.png', { type: 'image/png' }));
    return asFile ? fetchFile(url).catch(() => undefined) : undefined;
  };
  return { possible, download, toShare };
}
