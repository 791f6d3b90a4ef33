// as src/features/help/fence.tsx, refused by nothing
import { useSignals } from '@preact/signals-react/runtime';
import { useScreen } from '../shared/screen/screen-context';

export function Reads() {
  useSignals();
  const { runtime } = useScreen();
  return <p>{runtime.count.value}</p>;
}

export function Handles({ options }: { options: { value: string }[] }) {
  const { runtime } = useScreen();
  return (
    <select onChange={(event) => runtime.choose(event.target.value, runtime.count.value)}>
      {options.map((option) => <option key={option.value} value={option.value} />)}
    </select>
  );
}
