import { useSignals } from '@preact/signals-react/runtime';
import { adMarkWords as words } from '../../../text/en/ad-mark';
import { styledBy } from '../../../widgets/styled-by';
import { Switch } from '../../../widgets/switch';
import { useStore } from '../screen/store-hooks';
import { adMarkStore } from './ad-mark-store';
import sheet from './ad-mark-switch.css';

const styled = styledBy(sheet);

/** Whether '#Ad' is added to what the creator shares. */
export function AdMarkSwitch() {
  useSignals();
  const store = useStore(adMarkStore);
  return (
    <div ref={styled} className="ad-mark">
      <p>
        <strong>{words.title}</strong>
        <span className="muted">{words.text}</span>
      </p>
      <Switch label={words.title} on={store.added.value} onToggle={store.toggle} />
    </div>
  );
}
