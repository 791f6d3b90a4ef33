import { qrFileName, savesFiles } from '../../domain/saves-files';
import { askHost } from '../../bridge/host';
import { saveFile } from '../../bridge/share';
import { newId } from '../../ids/new-id';
import { qrCodeStore } from './qr-code-store';
import { listingWords as words } from '../../text/en/listings';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';

/** 'byHand': nothing here can save files, so the picture must be shown for a long press. */
export type QrDownload = 'saved' | 'failed' | 'byHand';

export interface QrSaver {
  /** Whether a download may work; if not, it returns 'byHand' immediately. */
  possible: boolean;
  /** Saves the picture as a file and shows the result. */
  download: (url: string) => Promise<QrDownload>;
  /** The picture as a file with its name. */
  fetchFile: (url: string) => Promise<File>;
}

/** Saving the pictures of QR codes: by the native app, else as a download (specification section 4, 'QR download'). */
export function useQrDownload(): QrSaver {
  const { runtime } = useScreen();
  const codes = useStore(qrCodeStore);
  const { host, toasts } = runtime;
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
  return { possible, download, fetchFile };
}
