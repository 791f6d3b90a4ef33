import type { ReactNode } from 'react';
import { styledBy } from '../../src/widgets/styled-by';
import sheet from './samples.css';

const styled = styledBy(sheet);

/** A widget in its states, under its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section ref={styled} className="sample" aria-label={name}>
      <h2 className="sample-title">{name}</h2>
      {children}
    </section>
  );
}
