import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { maxTriggerWordLength, maxTriggerWords } from '../../domain/limits';
import { failureOf, valueAtHand } from '../../domain/load';
import { checkTriggerWord } from '../../domain/trigger-word';
import { autoDmStore, type TriggerWord } from './auto-dm-store';
import { customWords as words } from '../../text/en/auto-dm-details';
import { Button } from '../../widgets/button';
import { ErrorState } from '../../widgets/error-state';
import { Skeleton } from '../../widgets/skeleton';
import { Switch } from '../../widgets/switch';
import { TextField } from '../../widgets/text-field';
import { styledBy } from '../../widgets/styled-by';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { useTellError } from '../shared/screen/error-text';
import sheet from './custom-words.css';

const styled = styledBy(sheet);

/** At most ten custom words, each on or off. */
export function CustomWords({ defaults }: { defaults: readonly string[] }) {
  useSignals();
  const { runtime } = useScreen();
  const store = useStore(autoDmStore);
  const load = store.words.load.value;
  const list = valueAtHand(load);
  const failed = failureOf(load);
  const tell = useTellError();

  const toggle = async (word: TriggerWord) => {
    try {
      await store.toggleWord(word);
      runtime.toasts.show('success', words.updated);
    } catch (error) {
      tell(error);
    }
  };

  return (
    <div ref={styled} className="autodm-part">
      <AddWord list={list} defaults={defaults} />
      {failed && <ErrorState error={failed} onRetry={() => void store.words.refresh()} />}
      {!failed && !list && <Skeleton shape="row" count={2} />}
      {list?.length === 0 && <p className="muted">{words.none}</p>}
      {list && list.length > 0 && (
        <ul className="autodm-words" aria-label={words.list}>
          {list.map((word) => (
            <li key={word.id} className="autodm-row">
              <span className="autodm-word">
                <strong dir="auto">{word.keyword}</strong>
                <span className="muted">{word.status === 'ACTIVE' ? words.active : words.inactive}</span>
              </span>
              <Switch
                label={word.keyword}
                on={word.status === 'ACTIVE'}
                busy={store.changing.value.has(word.id)}
                onToggle={() => void toggle(word)}
              />
            </li>
          ))}
        </ul>
      )}
      {/* The specification has no call for it. */}
      {list && list.length > 0 && <p className="muted">{words.keeps}</p>}
    </div>
  );
}

function AddWord({ list, defaults }: { list: readonly TriggerWord[] | undefined; defaults: readonly string[] }) {
  useSignals();
  const { runtime } = useScreen();
  const store = useStore(autoDmStore);
  const tell = useTellError();
  const text = store.typed.value;
  const setText = (typed: string) => (store.typed.value = typed);
  /** Empty and duplicate words are reported on submit, so that nobody is interrupted while typing. */
  const [sent, setSent] = useState(false);

  const keyword = text.trim();
  const found = list && checkTriggerWord(text, list.map((word) => word.keyword));
  const isDefault = defaults.some((word) => word.toLowerCase() === keyword.toLowerCase());
  const problem = found ?? (isDefault ? 'duplicate' : null);
  const told = problem === 'tooLong' || problem === 'specialCharacter' || sent ? problem : null;

  const add = async () => {
    setSent(true);
    if (!list || problem || store.adding.peek()) return;
    try {
      await store.add(keyword);
      setText('');
      setSent(false);
      runtime.toasts.show('success', words.added);
    } catch (error) {
      tell(error);
    }
  };

  return (
    <form
      className="autodm-add"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        label={words.field}
        value={text}
        onChange={(value) => {
          setText(value);
          setSent(false);
        }}
        max={maxTriggerWordLength}
        tooLong={words.problems.tooLong}
        message={told && told !== 'limit' ? words.problems[told] : undefined}
        placeholder={words.placeholder}
        autoComplete="off"
      />
      <Button type="submit" variant="primary" busy={store.adding.value} disabled={!list || list.length >= maxTriggerWords}>
        {words.add}
      </Button>
    </form>
  );
}
