import { share } from '../../../bridge/share';
import { shareWords as words } from '../../../text/en/share';
import { IconButton } from '../../../widgets/icon-button';
import { Icon } from '../../../widgets/icons/icon';
import { sharePath } from '../../../widgets/icons/paths';
import { useScreen } from '../screen/screen-context';
import type { Copy } from './use-copy';

/** What is shared, and the toast if it could only be copied. */
export interface ShareRequest {
  /** The name of the product, collection or QR code. */
  name: string;
  url: string;
  copiedToast: string;
  picture?: File | undefined;
}

/** Shares through the native app or the device, otherwise copies the address with `copy`. */
export function useShare(copy: Copy): (request: ShareRequest) => Promise<void> {
  const { host } = useScreen().runtime;
  return async ({ name, url, copiedToast, picture }) => {
    // Messengers show the text and not the title; mail programs use the title as the subject.
    if (!(await share(host, { title: name, text: name, url }, picture))) await copy(url, copiedToast);
  };
}

/** Shares one link; beside the button that copies it. */
export function ShareButton({ copy, ...request }: ShareRequest & { copy: Copy }) {
  const share = useShare(copy);
  return <IconButton label={words.share(request.name)} onClick={() => void share(request)}><Icon path={sharePath} /></IconButton>;
}
