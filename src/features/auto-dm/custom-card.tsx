import { useSignals } from '@preact/signals-react/runtime';
import { maxTriggerWords } from '../../domain/limits';
import { valueAtHand } from '../../domain/load';
import { autoDmStore } from './auto-dm-store';
import { autoDmWords } from '../../text/en/auto-dm';
import { Card } from '../../widgets/card';
import { lazyPart } from '../shared/screen/lazy-part';
import { NearPart } from '../shared/screen/near-part';
import { useStore } from '../shared/screen/store-hooks';

const words = autoDmWords.custom;

const CustomWords = lazyPart(() => import('./custom-words'), 'CustomWords');

/** In px, as in the style sheets. */
const gap = 12;
const rowHeight = 56;
const noneHeight = 22;

/** The creator's own trigger words: their number, and below the first screenful the words themselves. */
export function CustomCard({ defaults }: { defaults: readonly string[] }) {
  useSignals();
  const list = valueAtHand(useStore(autoDmStore).words.load.value);
  const listHeight = Math.max(noneHeight, rowHeight * (list?.length ?? 0));
  return (
    <Card as="section" labelledBy="custom" className="autodm-custom">
      <div>
        <div className="autodm-row">
          <h2 id="custom">{words.title}</h2>
          {list && <span className="muted">{words.count(list.length, maxTriggerWords)}</span>}
        </div>
        <p className="muted">{words.lead}</p>
      </div>
      <NearPart height={`calc(var(--_field) + ${list?.length ? 'var(--_note) + ' : ''}${gap + listHeight}px)`} shape="card">
        <CustomWords defaults={defaults} />
      </NearPart>
    </Card>
  );
}
