import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { affiliateLinksWords as words } from '../../text/en/affiliate-links';
import { TextField } from '../../widgets/text-field';
import { useEffectEvent } from '../../widgets/use-effect-event';
import type { PasteReport } from '../shared/products/paste-report';
import { pastedLinkStore } from '../shared/products/pasted-link-store';
import { useTellError } from '../shared/screen/error-text';
import { lazyCode } from '../shared/screen/lazy-code';
import { lazyPart } from '../shared/screen/lazy-part';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { linkStore } from './link-store';

const report = lazyCode(() => import('../shared/products/paste-report'), 'pasteAndReport');
const PasteResult = lazyPart(() => import('./paste-result'), 'PasteResult');

type Field = HTMLInputElement & HTMLTextAreaElement;

/**
 * An address that came in one piece was pasted. Keyboards of phones insert it without a paste event, and it may replace
 * another one.
 */
function cameInOnePiece(before: string, after: string): boolean {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return after.length - start - end > 8 && /\S\.\S+\/\S/.test(after);
}

export interface QuickPasteState {
  field: RefObject<Field | null>;
  report: PasteReport | undefined;
  change: (text: string) => void;
  /** Adds what is in the field, or waits until that is done; @returns whether nothing is left in it. */
  commit: () => Promise<boolean>;
}

/**
 * What the paste field of the screen does; it continues with what was pasted on Home. Reads signals. It belongs to the
 * screen, because 'Complete' also adds what is in it.
 */
export function useQuickPaste(): QuickPasteState {
  const { runtime } = useScreen();
  const store = useStore(linkStore);
  const tell = useTellError();
  const field = useRef<Field>(null);
  const [said, setSaid] = useState<PasteReport>();
  useEffect(() => store.stopPasting, [store]);
  const running = useRef<Promise<boolean>>(undefined);
  const add = async () => {
    try {
      const result = await (await report.ask())(runtime, store, tell);
      setSaid(result);
      // The keyboard of a phone covers what was added.
      if (result?.clean && matchMedia('(pointer: coarse)').matches) field.current?.blur();
      return result?.clean === true;
    } catch (error) {
      tell(error);
      return false;
    }
  };
  const commit = () => {
    if (store.pasteText.peek().trim() === '') return Promise.resolve(true);
    return (running.current ??= add().finally(() => (running.current = undefined)));
  };
  const change = (text: string) => {
    const before = store.pasteText.peek();
    store.setPasteText(text);
    setSaid(undefined);
    if (cameInOnePiece(before, text)) void commit();
  };
  const pasted = useStore(pastedLinkStore);
  const elsewhere = pasted.text.value;
  const takeOver = useEffectEvent(() => {
    pasted.text.value = '';
    change(elsewhere);
    void commit();
  });
  useEffect(() => {
    if (elsewhere !== '') takeOver();
  }, [elsewhere]);
  return { field, report: said, change, commit };
}

/** A pasted address is added at once; one that is typed, with Enter or 'Complete'. Problems stay in the field. */
export function QuickPaste({ paste }: { paste: QuickPasteState }) {
  useSignals();
  const { runtime } = useScreen();
  const store = useStore(linkStore);
  const { report: said } = paste;
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void paste.commit();
  };
  return (
    <section className="quick-paste" part="card">
      <TextField
        ref={paste.field}
        label={words.paste}
        hint={store.pasting.value ? words.reading : words.pasteHint(runtime.brand.name)}
        inputMode="url"
        enterKeyHint="done"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={store.pasteText.value}
        readOnly={store.pasting.value}
        message={said?.message}
        onKeyDown={sendOnEnter}
        onFocus={() => void report.ask().catch(() => undefined)}
        onChange={paste.change}
      />
      <p className="visually-hidden" role="status">{said?.news}</p>
      {said && <PasteResult report={said} />}
    </section>
  );
}
