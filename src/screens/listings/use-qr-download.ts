import { qrFileName } from '../../domain/qr-file-name';
import { qrCodeStore } from '../../stores/qr-code-store';
import { listingWords as words } from '../../text/en/listings';
import { useScreen } from '../shared/screen-context';

/** Saves the picture of a QR code as a file and says how that went. */
export function useQrDownload(): (url: string) => Promise<void> {
  const { runtime } = useScreen();
  const codes = runtime.use(qrCodeStore);
  return async (url) => {
    try {
      const picture = await codes.download(url);
      const link = document.createElement('a');
      link.href = URL.createObjectURL(picture);
      link.download = qrFileName(picture.type, crypto.randomUUID().slice(0, 8), Date.now());
      link.click();
      // The browser reads the address after the click has been handled.
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
      runtime.toasts.show('success', words.downloaded);
    } catch {
      runtime.toasts.show('error', words.notDownloaded);
    }
  };
}
