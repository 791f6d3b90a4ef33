import type { KeyboardEvent, SyntheticEvent } from 'react';
import { homeWords } from '../../../text/en/home';
import { Icon, linkPath } from '../../../widgets/icons/icon';

interface PasteLineProps {
  /** An address was pasted, or typed and confirmed. */
  onLink: (text: string) => void;
}

/** Keyboards of phones insert what was copied like typed text, but at once. */
function isPasted({ inputType, data }: Partial<InputEvent>): boolean {
  return inputType === 'insertFromPaste' || (data ?? '').length > 8;
}

/** One line for the address of a product, which becomes a link. */
export function PasteLine({ onLink }: PasteLineProps) {
  const send = ({ value }: HTMLInputElement) => {
    if (value.trim() !== '') onLink(value);
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) send(event.currentTarget);
  };
  return (
    <label className="paste-line">
      <Icon path={linkPath} size={22} />
      <input
        type="text"
        inputMode="url"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={homeWords.paste}
        placeholder={homeWords.paste}
        onInput={({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) => isPasted(nativeEvent as InputEvent) && send(currentTarget)}
        onKeyDown={sendOnEnter}
      />
    </label>
  );
}
