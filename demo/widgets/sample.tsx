import type { ReactNode } from 'react';
import { useSheet } from '../../src/widgets/use-sheet';
import sheet from './samples.css';

/** A widget in its states, under its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  useSheet(sheet);
  return (
    <section className="sample" aria-label={name}>
      <h2 className="sample-title">{name}</h2>
      {children}
    </section>
  );
}
