import { useState, type ReactNode } from 'react';
import { copyText } from '../../../bridge/copy-text';
import { useScreen } from '../screen/screen-context';
import { lazyPart } from '../screen/lazy-part';

const CopyByHand = lazyPart(() => import('./copy-by-hand'), 'CopyByHand');

export type Copy = (text: string, toast: string) => Promise<void>;

/**
 * Copies with a toast; where the browser lets nobody copy, it shows the text to select instead.
 * @returns the function, and what has to be rendered for its last resort (inside the drawer that is open, if one is)
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
