import { useSignals } from '@preact/signals-react/runtime';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { maxTriggerWordLength } from '../../domain/limits';
import { valueAtHand } from '../../domain/load';
import { checkTriggerWord, type TriggerWordProblem } from '../../domain/trigger-word';
import { takeWords } from '../../domain/word-batch';
import { customWords as words } from '../../text/en/auto-dm-details';
import { Button } from '../../widgets/button';
import { closePath, Icon } from '../../widgets/icons/icon';
import { styledBy } from '../../widgets/styled-by';
import { TextField } from '../../widgets/text-field';
import { useTellError } from '../shared/screen/error-text';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { autoDmStore } from './auto-dm-store';
import sheet from './add-words.css';

const styled = styledBy(sheet);

/** The draft: words that wait to be added, a line each, and in the last line what is being typed. */
function useDraft() {
  const { typed } = useStore(autoDmStore);
  const lines = typed.value.split('\n');
  const text = lines.pop() ?? '';
  const write = (waiting: readonly string[], typedNow: string) => (typed.value = [...waiting, typedNow].join('\n'));
  /** Without the words that have been added. */
  const without = (added: string) => {
    const [now, ...rest] = typed.peek().split('\n').reverse();
    write(rest.reverse().filter((word) => word !== added), now?.trim() === added ? '' : now ?? '');
  };
  return { waiting: lines, text, write, without };
}

/**
 * Adds words. A comma and a pasted list make chips that can be taken back; Enter and the button add them with what is
 * typed, because an added word cannot be deleted.
 */
export function AddWords({ defaults }: { defaults: readonly string[] }) {
  useSignals();
  const { runtime } = useScreen();
  const store = useStore(autoDmStore);
  const tell = useTellError();
  const { waiting, text, write, without } = useDraft();
  const [sent, setSent] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [known, setKnown] = useState<readonly string[]>([]);

  const list = valueAtHand(store.words.load.value);
  const own = [...(list ?? []).map(({ keyword }) => keyword), ...waiting];
  const keyword = text.trim();
  const problem = problemOf(text, own, defaults);
  const onlyChips = keyword === '' && waiting.length > 0;

  const change = (value: string) => {
    setSent(false);
    setKnown([]);
    const word = value.slice(0, -1).trim();
    // Keyboards of phones send no key for a comma.
    if (value.endsWith(',') && list && problemOf(word, own, defaults) === null) write([...waiting, word], '');
    else write(waiting, value);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!list || text !== '' || !/[\s,;]/.test(pasted.trim())) return;
    event.preventDefault();
    const batch = takeWords(pasted, own, defaults);
    setKnown(batch.known);
    setSent(false);
    write([...waiting, ...batch.taken], batch.rest);
  };
  const takeBack = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && text === '' && waiting.length > 0) write(waiting.slice(0, -1), '');
  };
  const takeBackOne = (word: string) => {
    write(waiting.filter((other) => other !== word), text);
    field.current?.focus(); // the button with the focus is gone
  };
  const add = async () => {
    setSent(true);
    if (!list || (problem && !onlyChips) || store.adding.peek()) return;
    try {
      await store.add([...waiting, ...(onlyChips ? [] : [keyword])], without);
      setSent(false);
      runtime.toasts.show('success', words.added);
    } catch (error) {
      tell(error);
    }
  };

  return (
    <form
      ref={styled}
      className="autodm-add"
      noValidate
      onPaste={paste}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Batch waiting={waiting} onTakeBack={takeBackOne} />
      <TextField
        ref={field}
        label={words.field}
        value={text}
        onChange={change}
        onKeyDown={takeBack}
        max={maxTriggerWordLength}
        tooLong={words.problems.tooLong}
        message={onlyChips ? undefined : messageOf(problem, sent)}
        hint={known.length > 0 ? words.known(known.join(', ')) : words.hint}
        placeholder={words.placeholder}
        autoComplete="off"
        autoCapitalize="off"
      />
      <Button type="submit" variant="primary" busy={store.adding.value} disabled={!list || (problem === 'limit' && !onlyChips)}>
        {words.add}
      </Button>
    </form>
  );
}

/** Why what is typed cannot be added; a default word triggers anyway. */
function problemOf(text: string, own: readonly string[], defaults: readonly string[]) {
  const isDefault = defaults.some((word) => word.toLowerCase() === text.trim().toLowerCase());
  return checkTriggerWord(text, own) ?? (isDefault ? 'duplicate' : null);
}

/** Empty and duplicate words are reported on submit, so that nobody is interrupted while typing. */
function messageOf(problem: TriggerWordProblem | null, sent: boolean): string | undefined {
  if (problem === null || problem === 'limit') return undefined;
  return sent || problem === 'tooLong' || problem === 'specialCharacter' ? words.problems[problem] : undefined;
}

/** The words that wait to be added. */
function Batch({ waiting, onTakeBack }: { waiting: readonly string[]; onTakeBack: (word: string) => void }) {
  if (waiting.length === 0) return null;
  return (
    <ul className="autodm-batch" aria-label={words.waiting}>
      {waiting.map((word) => (
        <li key={word}>
          <span dir="auto">{word}</span>
          <button type="button" aria-label={words.takeBack(word)} onClick={() => onTakeBack(word)}><Icon path={closePath} size={16} /></button>
        </li>
      ))}
    </ul>
  );
}
