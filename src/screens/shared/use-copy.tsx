import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { copyText } from '../../host/copy-text';
import { shareWords as words } from '../../text/en/share';
import { Drawer } from '../../widgets/drawer';
import { useScreen } from './screen-context';

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
  return [copy, byHand !== undefined && <CopyByHand text={byHand} onClose={() => setByHand(undefined)} />];
}

/** The text, selected already, so that one gesture or Ctrl+C copies it. */
function CopyByHand({ text, onClose }: { text: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  // Runs after the drawer's own effect, which opens it and would move the focus to its first button.
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <Drawer open title={words.copyByHand} onClose={onClose}>
      <p className="muted">{words.copyByHandText}</p>
      <input
        ref={field}
        className="field-input"
        readOnly
        value={text}
        aria-label={words.copyByHand}
        onFocus={(event) => event.target.select()}
      />
    </Drawer>
  );
}
