import { useSignals } from '@preact/signals-react/runtime';
import { maxTriggerWords } from '../../domain/limits';
import { valueAtHand } from '../../domain/load';
import { autoDmStore } from './auto-dm-store';
import { autoDmWords } from '../../text/en/auto-dm';
import { Card } from '../../widgets/card';
import { lazyPart } from '../shared/screen/lazy-part';
import { NearPart } from '../shared/screen/near-part';
import { useStore } from '../shared/screen/store-hooks';
import { OwnWords } from './own-words';

const words = () => autoDmWords.custom;

const AddWords = lazyPart(() => import('./add-words'), 'AddWords');

/** The creator's own trigger words, and below the first screenful the field for more. */
export function CustomCard({ defaults }: { defaults: readonly string[] }) {
  useSignals();
  const list = valueAtHand(useStore(autoDmStore).words.load.value);
  return (
    <Card as="section" labelledBy="custom" className="autodm-custom">
      <div>
        <div className="autodm-row">
          <h2 id="custom">{words().title}</h2>
          {list && <span className="muted">{words().count(list.length, maxTriggerWords)}</span>}
        </div>
        <p className="muted">{words().lead}</p>
      </div>
      <NearPart height="var(--_field)" shape="row">
        <AddWords defaults={defaults} />
      </NearPart>
      <OwnWords />
    </Card>
  );
}
