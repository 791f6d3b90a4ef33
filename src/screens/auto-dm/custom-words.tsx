import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { ApiError } from '../../api/api-error';
import { maxTriggerWordLength, maxTriggerWords } from '../../domain/limits';
import { valueAtHand } from '../../domain/load';
import { checkTriggerWord } from '../../domain/trigger-word';
import { autoDmStore, type TriggerWord } from '../../stores/auto-dm-store';
import { autoDmWords } from '../../text/en/auto-dm';
import { errorNotes } from '../../text/en/error-notes';
import { Button } from '../../widgets/button';
import { Card } from '../../widgets/card';
import { ErrorState } from '../../widgets/error-state';
import { Skeleton } from '../../widgets/skeleton';
import { Switch } from '../../widgets/switch';
import { TextField } from '../../widgets/text-field';
import { useScreen } from '../shared/screen-context';
import { useTellError } from '../shared/use-tell-error';

const words = autoDmWords.custom;

/** The creator's own trigger words: at most ten, each on or off. */
export function CustomWords({ defaults }: { defaults: readonly string[] }) {
  useSignals();
  const { runtime } = useScreen();
  const store = runtime.use(autoDmStore);
  const load = store.words.value;
  const list = valueAtHand(load);
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
    <Card as="section" labelledBy="custom">
      <div>
        <div className="autodm-row">
          <h2 id="custom">{words.title}</h2>
          {list && <span className="muted">{words.count(list.length, maxTriggerWords)}</span>}
        </div>
        <p className="muted">{words.lead}</p>
      </div>
      <AddWord list={list} defaults={defaults} />
      {load.state === 'failed' && <ErrorState onRetry={() => void store.loadWords()} />}
      {load.state !== 'failed' && !list && <Skeleton shape="row" count={2} />}
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
    </Card>
  );
}

function AddWord({ list, defaults }: { list: readonly TriggerWord[] | undefined; defaults: readonly string[] }) {
  useSignals();
  const { runtime } = useScreen();
  const store = runtime.use(autoDmStore);
  const tell = useTellError();
  const [text, setText] = useState('');
  /** Emptiness and doubles are told on sending, so that nobody is corrected in the middle of a word. */
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
      const unsure = error instanceof ApiError && error.outcomeUnknown;
      tell(error, unsure ? errorNotes.mayExist : undefined);
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
        tooLong={autoDmWords.problems.tooLong}
        message={told && told !== 'limit' ? autoDmWords.problems[told] : undefined}
        placeholder={words.placeholder}
        autoComplete="off"
      />
      <Button type="submit" variant="primary" busy={store.adding.value} disabled={!list || list.length >= maxTriggerWords}>
        {words.add}
      </Button>
    </form>
  );
}
