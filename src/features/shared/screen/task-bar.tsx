import type { ReactNode } from 'react';
import { useSheet } from '../../../widgets/use-sheet';
import sheet from './task-bar.css';

/** The bar at the foot of a task: what has been chosen so far, read aloud as it changes, and the next thing to do. */
export function TaskBar({ note, children }: { note: ReactNode; children: ReactNode }) {
  useSheet(sheet);
  return (
    <div className="task-bar">
      <span className="task-bar-note" role="status">{note}</span>
      {children}
    </div>
  );
}
