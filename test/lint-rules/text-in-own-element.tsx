// as src/features/help/fence.tsx, refused by nothing
import type { ReactNode } from 'react';

export function Fence({ name, children }: { name: string; children: ReactNode }) {
  const upper = (text: string) => {
    return text.toUpperCase();
  };
  return <p><strong>{upper(name)}</strong> {children}{' · '}<span>{name}</span></p>;
}
