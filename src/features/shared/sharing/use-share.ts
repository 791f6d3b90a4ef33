import { share } from '../../../bridge/share';
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
