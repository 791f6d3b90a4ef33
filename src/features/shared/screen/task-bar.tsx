import type { ReactNode } from 'react';
import { styledBy } from '../../../widgets/styled-by';
import sheet from './task-bar.css';

const styled = styledBy(sheet);

/** The bar at the bottom of a task: what has been selected so far, read aloud as it changes, and the next action. */
export function TaskBar({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <div ref={styled} className="task-bar">
      <span className="task-bar-note" role="status">{note}</span>
      {children}
    </div>
  );
}
