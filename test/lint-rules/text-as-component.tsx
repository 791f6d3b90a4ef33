// as src/features/help/fence.tsx, refused by text/in-own-element
export function Fence({ name }: { name: string }) {
  return name;
}
