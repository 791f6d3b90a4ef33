import { type ReactNode, useState } from 'react';
import { useTellError } from '../screen/error-text';
import { lazyCode } from '../screen/lazy-code';
import { lazyPart } from '../screen/lazy-part';
import { useScreen } from '../screen/screen-context';
import type { SharedLink } from './share-link';
import { ShareIconButton } from './views/share-icon-button';

const copying = lazyCode(() => import('../../../bridge/copy-text'), 'copyText');
const sharing = lazyCode(() => import('./share-link'), 'shareLink');
const CopyByHand = lazyPart(() => import('./copy-by-hand'), 'CopyByHand');

export type Copy = (text: string, toast: string) => Promise<void>;

/**
 * Copies with a toast; if the browser refuses, it shows the text for selection.
 * @returns the function, and what to render as the fallback (inside the open drawer, if there is one)
 */
export function useCopy(): [copy: Copy, lastResort: ReactNode] {
  const { toasts } = useScreen().runtime;
  const tell = useTellError();
  const [byHand, setByHand] = useState<string>();
  const copy = async (text: string, toast: string) => {
    try {
      const copyText = copying.there.peek() ?? await copying.ask(); // without waiting, if possible: it is a tap
      if (await copyText(text)) toasts.show('success', toast);
      else setByHand(text);
    } catch (error) {
      tell(error);
    }
  };
  const lastResort = byHand !== undefined && <CopyByHand text={byHand} onClose={() => setByHand(undefined)} />;
  return [copy, lastResort];
}

/** What is shared, and the toast if it could only be copied. */
export interface ShareRequest extends SharedLink {
  copiedToast: string;
}

/** Shares through the native app or the device, otherwise copies the address with `copy`. */
export function useShare(copy: Copy): (request: ShareRequest) => Promise<void> {
  const { runtime } = useScreen();
  const tell = useTellError();
  return async ({ copiedToast, ...link }) => {
    try {
      const share = sharing.there.peek() ?? await sharing.ask(); // without waiting, if possible: it is a tap
      if (!(await share(runtime, link))) await copy(link.url, copiedToast);
    } catch (error) {
      tell(error);
    }
  };
}

/** Shares one link; beside the button that copies it. */
export function ShareButton({ copy, ...request }: ShareRequest & { copy: Copy }) {
  const share = useShare(copy);
  return <ShareIconButton name={request.name} onShare={() => void share(request)} />;
}
