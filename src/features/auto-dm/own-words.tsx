import { useSignals } from '@preact/signals-react/runtime';
import { failureOf, valueAtHand } from '../../domain/load';
import { autoDmWords } from '../../text/en/auto-dm';
import { ErrorState } from '../../widgets/error-state';
import { checkPath, Icon } from '../../widgets/icons/icon';
import { Skeleton } from '../../widgets/skeleton';
import { useTellError } from '../shared/screen/error-text';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { autoDmStore, type TriggerWord } from './auto-dm-store';

const words = () => autoDmWords.custom;

/** The creator's own words as chips; a tap switches one off or on, because the API cannot delete it. */
export function OwnWords() {
  useSignals();
  const { runtime } = useScreen();
  const store = useStore(autoDmStore);
  const tell = useTellError();
  const load = store.words.load.value;
  const list = valueAtHand(load);
  const failed = failureOf(load);
  const toggle = async (word: TriggerWord) => {
    try {
      await store.toggleWord(word);
      runtime.toasts.show('success', words().updated);
    } catch (error) {
      tell(error);
    }
  };
  if (failed) return <ErrorState error={failed} onRetry={() => void store.words.refresh()} />;
  if (!list) return <div className="autodm-own"><Skeleton shape="row" /></div>;
  if (list.length === 0) return <p className="muted">{words().none}</p>;
  return (
    <>
      <ul className="autodm-words" aria-label={words().list}>
        {list.map((word) => {
          const on = word.status === 'ACTIVE';
          const busy = store.changing.value.has(word.id);
          return (
            <li key={word.id}>
              <button
                type="button" role="switch" className="autodm-word" aria-checked={on} aria-label={word.keyword} aria-busy={busy || undefined}
                onClick={busy ? undefined : () => void toggle(word)}
              >
                {on && <Icon path={checkPath} size={16} />}
                <span dir="auto">{word.keyword}</span>
                {!on && <span className="muted">{words().inactive}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {/* The specification has no call for it. */}
      <p className="muted autodm-note">{words().keeps}</p>
    </>
  );
}
