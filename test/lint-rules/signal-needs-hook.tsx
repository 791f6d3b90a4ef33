// as src/features/help/fence.tsx, refused by local/signals-need-hook
import { useScreen } from '../shared/screen/screen-context';
export function Fence() {
  const { runtime } = useScreen();
  return <p>{runtime.count.value}</p>;
}
