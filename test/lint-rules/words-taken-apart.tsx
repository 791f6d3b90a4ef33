// as src/features/help/fence.tsx, refused by words/at-render
import { helpWords } from '../../text/en/help';
const { title } = helpWords;
export function Fence() {
  return <h1>{title}</h1>;
}
