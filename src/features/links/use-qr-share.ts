import { shareWords as words } from '../../text/en/share';
import { useScreen } from '../shared/screen/screen-context';
import { type Copy, useShare } from '../shared/sharing/share-button';
import { useOnce } from '../shared/screen/use-once';
import { usePublicPage } from './use-public-page';
import { qrDownload } from './lazy-qr-download';

/** A collection's QR code. */
export interface Code {
  /** The id and name of the collection. */
  readonly id: string;
  readonly name: string;
  /** The picture. */
  readonly url: string;
}

/** Shares a QR code: its picture if the device accepts files, otherwise the public page. */
export function useQrShare(copy: Copy): (code: Code) => void {
  const { runtime } = useScreen();
  const publicPage = usePublicPage();
  const share = useShare(copy);
  const [, once] = useOnce();
  return ({ id, name, url }) => void once(async () => {
    const page = publicPage(id);
    const picture = await qrDownload.ask().then((saver) => saver(runtime).toShare(url), () => undefined);
    await share({ name, url: page ?? url, copiedToast: page ? words.collectionCopied : words.linkCopied, picture });
  });
}
