import { share } from '../../../bridge/share';
import { useScreen } from '../screen/screen-context';
import type { Copy } from './use-copy';

/** What is shared, and what the toast says where it could only be copied. */
export interface ShareRequest {
  /** The product's, collection's or code's name. */
  name: string;
  url: string;
  copiedToast: string;
  picture?: File | undefined;
}

/** Shares through the host app or the device, else copies the address through `copy`. */
export function useShare(copy: Copy): (request: ShareRequest) => Promise<void> {
  const { host } = useScreen().runtime;
  return async ({ name, url, copiedToast, picture }) => {
    // Messengers show the text and not the title, mail programmes take the title as the subject.
    if (!(await share(host, { title: name, text: name, url }, picture))) await copy(url, copiedToast);
  };
}
