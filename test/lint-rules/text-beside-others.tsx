// as src/features/help/fence.tsx, refused by text/in-own-element
export function Fence({ name, note }: { name: string; note?: string | undefined }) {
  return <p>{name}{note && <span>{note}</span>}</p>;
}
