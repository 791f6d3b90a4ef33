import { canShareFile } from '../../bridge/share';
import { listingWords } from '../../text/en/listings';
import { shareWords as words } from '../../text/en/share';
import { IconButton } from '../../widgets/button';
import { Icon, sharePath } from '../../widgets/icons/icon';
import { useScreen } from '../shared/screen/screen-context';
import { type Copy, useShare } from '../shared/sharing/share-button';
import { useOnce } from '../shared/screen/use-once';
import { usePublicPage } from './use-public-page';
import { useQrDownload } from './use-qr-download';

interface QrShareButtonProps {
  /** The collection of the QR code. */
  id: string;
  name: string;
  /** The picture. */
  url: string;
  copy: Copy;
}

/** Shares the picture if the device accepts files, otherwise the public page. */
export function QrShareButton({ id, name, url, copy }: QrShareButtonProps) {
  const { host } = useScreen().runtime;
  const { fetchFile } = useQrDownload();
  const page = usePublicPage()(id);
  const share = useShare(copy);
  const [, once] = useOnce();
  const start = () => once(async () => {
    const asFile = !host.share && canShareFile(new File([' '], 'code.png', { type: 'image/png' }));
    const picture = asFile ? await fetchFile(url).catch(() => undefined) : undefined;
    await share({ name, url: page ?? url, copiedToast: page ? words.collectionCopied : words.linkCopied, picture });
  });
  return (
    <IconButton label={words.share(listingWords.codeOf(name))} onClick={() => void start()}>
      <Icon path={sharePath} />
    </IconButton>
  );
}
