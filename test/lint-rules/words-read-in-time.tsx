// as src/features/help/fence.tsx, refused by nothing
import { helpWords as words } from '../../text/en/help';
const named = words;
export function Fence() {
  return <h1>{named.title}</h1>;
}
