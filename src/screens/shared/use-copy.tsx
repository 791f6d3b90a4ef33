import { useState, type ReactNode } from 'react';
import { copyText } from '../../host/copy-text';
import { successWords as words } from '../../text/en/success';
import { Drawer } from '../../widgets/drawer';
import { useScreen } from './screen-context';

/**
 * Copies with a toast; where the browser lets nobody copy, it shows the text to select instead.
 * @returns the function, and what has to be rendered for its last resort
 */
export function useCopy(): [copy: (text: string, toast: string) => Promise<void>, lastResort: ReactNode] {
  const { toasts } = useScreen().runtime;
  const [byHand, setByHand] = useState<string>();
  const copy = async (text: string, toast: string) => {
    if (await copyText(text)) toasts.show('success', toast);
    else setByHand(text);
  };
  const lastResort = (
    <Drawer open={byHand !== undefined} title={words.copyByHand} onClose={() => setByHand(undefined)}>
      <p className="muted">{words.copyByHandText}</p>
      <input
        className="field-input"
        readOnly
        value={byHand ?? ''}
        aria-label={words.copyByHand}
        onFocus={(event) => event.target.select()}
      />
    </Drawer>
  );
  return [copy, lastResort];
}
