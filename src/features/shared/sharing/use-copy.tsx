import { useState, type ReactNode } from 'react';
import { copyText } from '../../../bridge/copy-text';
import { useScreen } from '../screen/screen-context';
import { lazyPart } from '../screen/lazy-part';

const CopyByHand = lazyPart(() => import('./copy-by-hand'), 'CopyByHand');

export type Copy = (text: string, toast: string) => Promise<void>;

/**
 * Copies with a toast; if the browser refuses, it shows the text for selection.
 * @returns the function, and what to render as the fallback (inside the open drawer, if there is one)
 */
export function useCopy(): [copy: Copy, lastResort: ReactNode] {
  const { toasts } = useScreen().runtime;
  const [byHand, setByHand] = useState<string>();
  const copy = async (text: string, toast: string) => {
    if (await copyText(text)) toasts.show('success', toast);
    else setByHand(text);
  };
  const lastResort = byHand !== undefined && <CopyByHand text={byHand} onClose={() => setByHand(undefined)} />;
  return [copy, lastResort];
}
