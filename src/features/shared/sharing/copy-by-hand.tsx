import { useLayoutEffect, useRef } from 'react';
import { shareWords as words } from '../../../text/en/share';
import { Drawer } from '../../../widgets/drawer';

/** The text, already selected, so that one gesture or Ctrl+C copies it. */
export function CopyByHand({ text, onClose }: { text: string; onClose: () => void }) {
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
